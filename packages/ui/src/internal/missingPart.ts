/**
 * The handler for a part that failed to load: the mounted `Toaster` registers itself here, so that a widget
 * does not import the toasts. Without `again` the message is removed.
 */
export const missingPart: { tell?: ((again?: () => void) => void) | undefined } = {};
