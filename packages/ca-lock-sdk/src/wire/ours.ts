/**
 * What no public client shows. The shapes are ours, in the manner of the wire's other `ext` commands (README,
 * "Our own commands"); another driver family is adapted here and nowhere else.
 *
 * - `GenKeyPair`  in `ext:{usage,algorithm,org}`, out `ext:{publickey,signed}`: `publickey` is the base64 DER
 *   SubjectPublicKeyInfo, `signed` the new key's signature over `org`. Algorithms: "RSA-2048", "SM2".
 * - `ImportCert`  in `ext:{signcert,enccert}` (base64 DER), out `ext.result == "1"`.
 * - `MakeSeal`    in `ext:{LicenseKey,Image,SealAreaType:3,addStagingFlag:"0"}`, out `ext.result == "1"`; from then on
 *   `QianZhangInfo` answers that `ext.Image` (base64).
 * - `CAInit`      with several locks plugged in: out `ext.devicenums: ["A","B"]`; in `ext:{devicenum:"A"}` chooses the
 *   lock that all later commands go to. A device that is not there (any more) is refused with 0x0A000023.
 */
export const GEN_KEY_PAIR = 'GenKeyPair';
export const IMPORT_CERT = 'ImportCert';
export const MAKE_SEAL = 'MakeSeal';
