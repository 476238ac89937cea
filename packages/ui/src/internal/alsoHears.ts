type Handler = (event: never) => void;

/** The handlers of an opener that are given here, each after the one that it has itself. */
export function alsoHears<Handlers extends Record<string, Handler>>(given: object, own: Handlers): Handlers {
  const theirs = given as Record<string, Handler | undefined>;
  const both = Object.entries(own).map(([name, handle]) => [
    name,
    (event: never) => {
      theirs[name]?.(event);
      handle(event);
    },
  ]);
  return Object.fromEntries(both) as Handlers;
}
