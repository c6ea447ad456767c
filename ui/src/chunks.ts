// Which modules are built into one file: each is a request less for a slow phone.

/** What every page has. */
export const BASE =
  /node_modules\/(svelte|@fluent|clsx|esm-env)\/|src\/lib\/(text\.svelte|theme\.svelte|spans|bout|ring|api|merge|offset)\.ts|src\/components\/(Dialog|Languages|Settings|SideMark)\.svelte|src\/pages\/(watch\/held|screen\/hits)\.ts|src\/styles\//

/** What all parts of the public page have. A page's `main.ts` never belongs to a group: whoever loads the file would start that page. */
export const INFO = /src\/pages\/info\/(?!main\.)\w+(\.svelte)?\.ts/
