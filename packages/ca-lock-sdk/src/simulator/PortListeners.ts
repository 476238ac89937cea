import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from './http.js';

/** Another program listens on the port; `message` is one sentence with the solution, ready to print. */
export class SimulatorPortTaken extends Error {
  override readonly name = 'SimulatorPortTaken';

  constructor(readonly port: number) {
    super(
      `Port ${port} of the lock simulator is taken: stop the program that uses it (a real lock driver, or a simulator that is still running) or choose another port.`,
    );
  }
}

/** The ports of the lock service: it can close them, move, and let another program listen, as on a real machine. */
export class PortListeners {
  #open: Server[] = [];

  private constructor(
    /** The port of the service without faults. */
    readonly home: number,
    readonly host: string,
    readonly serve: RequestListener,
  ) {}

  /** Takes the port at once. 0 takes any free one. Error: `SimulatorPortTaken`. */
  static async at(port: number, host: string, serve: RequestListener): Promise<PortListeners> {
    const server = await listen(serve, port, host);
    const listeners = new PortListeners(portOf(server), host, serve);
    listeners.#open = [server];
    return listeners;
  }

  /** The service's current port, or undefined when it is closed. */
  get port(): number | undefined {
    const [server] = this.#open;
    return server && portOf(server);
  }

  /** Closes every port, then opens only this one. */
  async open(port = this.home): Promise<void> {
    await this.shut();
    this.#open = [await listen(this.serve, port, this.host)];
  }

  /** Another program beside the service: answers every request with this page. */
  async foreign(port: number, page: string): Promise<void> {
    const serve: RequestListener = (_request, response) =>
      send(response, { status: 200, headers: { 'content-type': 'text/html' }, body: page });
    this.#open.push(await listen(serve, port, this.host));
  }

  async shut(): Promise<void> {
    await Promise.all(this.#open.splice(0).map(close));
  }
}

export function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new SimulatorPortTaken(port) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections(); // A silent fault keeps its sockets open, which would delay stopping.
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
