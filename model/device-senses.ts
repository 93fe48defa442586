/** What the device can feel and do; what it cannot is not offered in the settings. */
export type DeviceSenses = { readonly canShake: boolean; readonly canVibrate: boolean }
