/** The wire's value for the one master lock of every registered company; its prices and rules differ. */
export const masterLockType = 'L01';
