// Devices and seats.
import { start } from '$lib/start'

import Devices from './Devices.svelte'

void start(Devices, { texts: ['pairing'], title: 'pairing-devices-page', roles: ['organiser', 'chief', 'secretary', 'hofmarshal'] })
