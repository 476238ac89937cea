/** Pages and services on these hosts are on the user's own machine. */
export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
