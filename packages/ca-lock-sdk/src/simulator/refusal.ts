/** Why a command is refused: GM/T 0016 codes, as a real driver's library returns them. */
export const NATIVE = {
  failed: 0x0a000001,
  unknownCommand: 0x0a000003,
  badParameter: 0x0a000006,
  keyGeneration: 0x0a000014,
  noKey: 0x0a00001b,
  noCertificate: 0x0a00001c,
  padding: 0x0a00001e,
  removed: 0x0a000023,
  pinWrong: 0x0a000024,
  pinLocked: 0x0a000025,
  pinLength: 0x0a000027,
  pinNeeded: 0x0a00002d,
} as const;

/** A command that the device refused; becomes `qrstatus:"0"`, `desc` and `errcode` on the wire. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly native: number,
    readonly desc: string,
    readonly qrinfo: object = {},
  ) {
    super(desc);
  }
}
