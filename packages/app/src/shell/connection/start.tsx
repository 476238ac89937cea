import { connection } from './connection.js';
import { ConnectionNotices } from './ConnectionNotices.js';
import { provideNotices } from './notice-slot.js';
import { registerWorker } from './worker.js';

export { ConnectionNotices } from './ConnectionNotices.js';
export { NoNetwork } from './NoNetwork.js';

let started = false;

/** Starts the detection of network changes and new versions. */
export function startConnection() {
  if (started) return;
  started = true;
  connection.watch();
  provideNotices(<ConnectionNotices />);
  void registerWorker();
}
