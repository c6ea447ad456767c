// Sign-in.
import { start } from '$lib/start'

import SignIn from './SignIn.svelte'

void start(SignIn, { texts: ['office'], title: 'office-signin-page', roles: null })
