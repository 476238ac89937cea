import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { controlService } from './controlService.js';
import { Device } from './Device.js';
import { lockService, type FaultSwitch } from './lockService.js';

export interface SimulatorOptions {
  /** 0 takes any free port. @default 11345 */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** Where locks, keys and PIN counters stay between runs; without it they live in memory only. */
  dataDir?: string;
  /** 0 takes any free port, `false` opens none. @default 11344 */
  controlPort?: number | false;
  /** One line for each command, never with its content. @default silent */
  log?: (line: string) => void;
}

export interface Simulator {
  port: number;
  /** `http://127.0.0.1:11344`, or undefined when the control API is off. */
  controlUrl: string | undefined;
  stop(): Promise<void>;
}

/** Something else listens there; `message` is one sentence with the way out, for printing as it is. */
export class SimulatorPortTaken extends Error {
  override readonly name = 'SimulatorPortTaken';

  constructor(readonly port: number) {
    super(
      `Port ${port} of the lock simulator is taken: stop the program that uses it (a real lock driver, or a simulator that is still running) or choose another port.`,
    );
  }
}

/** Starts the lock service with real keys. Errors: `SimulatorPortTaken`, `SimulatorStateUnreadable`. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 11345, host = '127.0.0.1', dataDir, controlPort = 11344, log = () => {} } = options;
  const fault: FaultSwitch = { name: null, settings: {} };
  // The port first: a second simulator must not touch the locks of the first.
  let serve: RequestListener = (_request, response) => response.destroy();
  const main = await listen((request, response) => serve(request, response), port, host);
  const servers = [main];
  const stop = async () => void (await Promise.all(servers.map(close)));
  try {
    const device = await Device.open(dataDir);
    serve = lockService(device, fault, log);
    if (controlPort !== false)
      servers.push(await listen(controlService(device, fault), controlPort, '127.0.0.1'));
  } catch (error) {
    await stop();
    throw error;
  }
  const control = servers[1];
  return { port: portOf(main), controlUrl: control && `http://127.0.0.1:${portOf(control)}`, stop };
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new SimulatorPortTaken(port) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections(); // A silent fault would keep its sockets, and stop, waiting.
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
