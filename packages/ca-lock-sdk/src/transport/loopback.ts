/** Pages on these hosts, and services on them, are on the user's own machine. */
export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
