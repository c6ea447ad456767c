// The desk's page of papers and admission.
import { start } from '$lib/start'

import Admission from './Admission.svelte'

void start(Admission, { texts: ['frame', 'admission'], title: 'admission-title', roles: ['organiser', 'chief', 'secretary'] })
