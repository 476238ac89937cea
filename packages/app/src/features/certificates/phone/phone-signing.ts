/** What a phone signs of a document: loads when the holder consents, with code shared with the stamping page. */
export { signedAttributes } from '@ca-portal/api/sealed-pdf/signature';
