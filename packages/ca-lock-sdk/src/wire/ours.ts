/**
 * Two commands that no public client shows. Their shape is ours, in the manner of the wire's other `ext` commands
 * (README, "Our own commands"); another driver family is adapted here and nowhere else.
 *
 * - `GenKeyPair`  in `ext:{usage,algorithm,org}`, out `ext:{publickey,signed}`: `publickey` is the base64 DER
 *   SubjectPublicKeyInfo, `signed` the new key's signature over `org`.
 * - `ImportCert`  in `ext:{signcert,enccert}` (base64 DER), out `ext.result == "1"`.
 */
export const GEN_KEY_PAIR = 'GenKeyPair';
export const IMPORT_CERT = 'ImportCert';
