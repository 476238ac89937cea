/** Stands for a block of which nobody knows yet whether there will be one: what stands below waits (`inOrder`). */
export const Coming = () => <span hidden data-part="coming" />;
