export { CertificateCardArt, type CertificateCardArtProps } from './CertificateCardArt.js';
export { EmptyArt, type EmptyArtName, type EmptyArtProps } from './EmptyArt.js';
export { type ArtProps, ComputerArt, LockArt, PhoneArt } from './ProductArt.js';
