/** The wire's word for the one lock of a company that every signed-up company has; its prices and rules differ. */
export const masterLockType = 'L01';
