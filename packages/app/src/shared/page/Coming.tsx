/** Placeholder for a block that may or may not appear: blocks below it wait (`inOrder`). */
export const Coming = () => <span hidden data-part="coming" />;
