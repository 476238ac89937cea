/**
 * What no public client shows. The shapes are ours, in the manner of the wire's other `ext` commands (README,
 * "Our own commands"); another driver family is adapted here and nowhere else.
 *
 * - `GenKeyPair`  in `ext:{usage,algorithm,org}`, out `ext:{publickey,signed}`: `publickey` is the base64 DER
 *   SubjectPublicKeyInfo, `signed` the new key's signature over `org`. Algorithms: "RSA-2048", "SM2".
 * - `ImportCert`  in `ext:{signcert,enccert}` (base64 DER), out `ext.result == "1"`.
 * - `SignData`    with `encoding:"base64"` beside `org`: the bytes behind the base64 are signed, not the text.
 * - `MakeSeal`    in `ext:{LicenseKey,Image,SealAreaType:3,addStagingFlag:"0"}`, out `ext.result == "1"`; from then on
 *   `QianZhangInfo` answers that `ext.Image` (base64). With `SealKind` beside them the picture takes the place of that
 *   kind alone: a lock holds one of each. `QianZhangInfo` then answers the first in the order of `SEAL_KINDS` as
 *   `ext:{Image,SealKind}` and the others as `ext.More: [{Image,SealKind}]`.
 * - `GetPinInfo`  out `ext:{retrycount,maxcount,unlockcount}`: tries left of the PIN, of how many, and of the unlock
 *   code (SKF_GetPINInfo of GM/T 0016). Needs no PIN and costs no try.
 * - `ChangePin`   in `ext:{oldpwd,newpwd}`, out `ext.pwd == "1"`; refused like `CheckPin` (SKF_ChangePIN).
 * - `UnlockPin`   in `ext:{code,newpwd}`, out `ext.pwd == "1"` (SKF_UnblockPIN). 0x0A000024 is a wrong code, 0x0A000025
 *   a spent one, `ext.retrycount` the code's tries left.
 * - `CAInit`      with several locks plugged in: out `ext.devicenums: ["A","B"]`; in `ext:{devicenum:"A"}` chooses the
 *   lock that all later commands go to. A device that is not there (any more) is refused with 0x0A000023.
 */
export const PIN_INFO = 'GetPinInfo';
export const CHANGE_PIN = 'ChangePin';
export const UNLOCK_PIN = 'UnlockPin';
export const GEN_KEY_PAIR = 'GenKeyPair';
export const IMPORT_CERT = 'ImportCert';
export const MAKE_SEAL = 'MakeSeal';
