/** What a phone signs of a document: comes when its holder consents, with the code that it shares with the stamping page. */
export { signedAttributes } from '@ca-portal/api/sealed-pdf/signature';
