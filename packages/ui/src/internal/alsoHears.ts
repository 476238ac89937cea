type Handlers = Record<string, (event: never) => void>;

/** Adds handlers to an opener; each runs after the opener's own. */
export function alsoHears<Own extends Handlers>(given: object, own: Own): Own {
  const both: Handlers = {};
  for (const [name, handle] of Object.entries(own))
    both[name] = (event) => {
      (given as Handlers)[name]?.(event);
      handle(event);
    };
  return both as Own;
}
