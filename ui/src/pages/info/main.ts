// The public pages. They have no device and give no commands, so they start without the connection that other pages have: it is half the code.
import { mount } from 'svelte'

import '../../styles/tokens.css'
import '../../styles/base.css'
import { loadTexts } from '$lib/text.svelte'
import { loadTheme } from '$lib/theme.svelte'
import Info from './Info.svelte'
import { keepShell } from './offline'

async function begin(): Promise<void> {
  loadTheme()
  await loadTexts(['info'])
  mount(Info, { target: document.getElementById('app')! })
  keepShell()
}

void begin()
