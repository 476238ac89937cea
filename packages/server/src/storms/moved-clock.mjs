/**
 * Read before the server (`--import`): its parent moves what this process takes for the time by a message, as somebody
 * who sets the machine's clock does. Timers go on as the system's do, which do not follow the wall clock either.
 */
const RealDate = Date;
let offsetMs = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + offsetMs], made),
  apply: (target) => new target(target.now() + offsetMs).toString(),
  get: (target, name) => (name === 'now' ? () => target.now() + offsetMs : Reflect.get(target, name)),
});

process.on('message', (message) => {
  if (message?.moveClockMs === undefined) return;
  offsetMs = message.moveClockMs;
  process.send({ type: 'moved' });
});
