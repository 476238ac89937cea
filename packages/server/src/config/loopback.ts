const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** True for the names and addresses that nothing but this machine answers. */
export const isLoopback = (host: string): boolean => loopback.test(host);
