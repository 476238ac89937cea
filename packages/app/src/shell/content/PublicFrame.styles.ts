// The learning pages read it from here; the frame itself is shared by all public pages.
export { PublicFrame } from '../PublicFrame.styles.js';
