import type { RequestListener } from 'node:http';
import { controlService } from './controlService.js';
import { Device, type Personalization } from './Device.js';
import { close, PortListeners, listen, portOf } from './PortListeners.js';
import { FaultSwitch } from './faults/FaultSwitch.js';
import { lockService } from './lockService.js';

/** Options of the simulator. */
export interface SimulatorOptions {
  /** 0 takes any free port. @default 11345 */
  port?: number;
  /** The address to listen on. @default '127.0.0.1' */
  host?: string;
  /** Directory of locks, keys and PIN counters; without it they are kept in memory only. */
  dataDir?: string;
  /** 0 takes any free port, `false` opens none. @default 11344 */
  controlPort?: number | false;
  /** Fills the plugged lock, if blank, with keys and certificates of the simulator's own test root. */
  issue?: Personalization;
  /** Origins of the pages that may use the lock. @default the pages that this machine serves */
  origins?: readonly string[];
  /** Called with one line per command, never with its content. @default silent */
  log?: (line: string) => void;
}

/** A running simulator. */
export interface Simulator {
  /** The port of the service without a fault. */
  port: number;
  /** `http://127.0.0.1:11344`, or undefined when the control API is off. */
  controlUrl: string | undefined;
  /** Stops it and frees its ports. */
  stop(): Promise<void>;
}

/** Starts the lock service with real keys. Errors: `SimulatorPortTaken`, `SimulatorStateUnreadable`. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 11345, host = '127.0.0.1', dataDir, controlPort = 11344, issue, log = () => {} } = options;
  // The port first: a second simulator must not touch the locks of the first.
  let serve: RequestListener = (_request, response) => response.destroy();
  const listeners = await PortListeners.at(port, host, (request, response) => serve(request, response));
  try {
    const device = await Device.open(dataDir);
    if (issue && device.plugged.length > 0 && !device.lock.sign.certificate) await device.personalize(issue);
    const fault = new FaultSwitch({ device, listeners });
    serve = lockService(fault, log, options.origins);
    const control =
      controlPort === false ? undefined : await listen(controlService(fault), controlPort, '127.0.0.1');
    return {
      port: listeners.home,
      controlUrl: control && `http://127.0.0.1:${portOf(control)}`,
      async stop() {
        // The fault first: ending it later would reopen the port that it closed. Its port may be taken by now.
        await fault.set(null).catch(() => {});
        await Promise.all([listeners.shut(), control && close(control)]);
      },
    };
  } catch (error) {
    await listeners.shut();
    throw error;
  }
}
