// Builds every `*.html` of this folder into the folder the server serves, and runs the unit tests.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { BASE, INFO } from './src/chunks.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const only = process.env['UI_PAGES']?.split(' ') // a developer may build some pages only
const pages = Object.fromEntries(
  readdirSync(here('.'))
    .filter((file) => file.endsWith('.html') && (only?.includes(basename(file, '.html')) ?? true))
    .map((file) => [basename(file, '.html'), here(`./${file}`)]),
)
const server = process.env['HOFMARSHAL_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $components: here('./src/components') } },
  build: {
    outDir: '../src/hofmarshal/server/static',
    emptyOutDir: true,
    target: ['chrome96', 'firefox97', 'safari15.4'], // phones of 2022 and older ones still updated then
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content policy allows no data: URLs
    rolldownOptions: {
      input: pages,
      checks: { bundlerTimings: false }, // a slow laptop is no fault
      // What every page has is one file, and so is what all parts of the public page have: a slow phone waits for each request.
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }, { name: 'info-base', test: INFO }] } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
