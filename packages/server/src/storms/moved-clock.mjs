/**
 * Preloaded before the server (`--import`): its parent sets this process's time by a message, like somebody
 * who sets the machine's clock. Timers are unaffected, as system timers do not follow the wall clock either.
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
