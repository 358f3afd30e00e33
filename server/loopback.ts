/** Does this host, as settings and URLs write it, name the machine itself? `127.example.com` does not. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/u.test(host);
