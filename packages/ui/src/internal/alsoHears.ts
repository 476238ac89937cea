type Handlers = Record<string, (event: never) => void>;

/** The handlers of an opener that are given here, each after the one that it has itself. */
export function alsoHears<Own extends Handlers>(given: object, own: Own): Own {
  const both: Handlers = {};
  for (const [name, handle] of Object.entries(own))
    both[name] = (event) => {
      (given as Handlers)[name]?.(event);
      handle(event);
    };
  return both as Own;
}
