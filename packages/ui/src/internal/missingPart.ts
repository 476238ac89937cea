/**
 * Who says that the code of a part did not come: the mounted `Toaster`. Only a place to leave it at, so that a widget
 * does not carry the toasts. Without `again` the matter is settled.
 */
export const missingPart: { tell?: ((again?: () => void) => void) | undefined } = {};
