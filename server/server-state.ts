/** The state of this process. After the signal it answers requests with `Connection: close`. */
export const serverState = { isDraining: false };
