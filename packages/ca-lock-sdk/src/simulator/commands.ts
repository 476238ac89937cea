import { GEN_KEY_PAIR, IMPORT_CERT } from '../wire/ours.js';
import { record, type Json } from '../wire/record.js';
import { certificateFields, type CertificateFields } from './certificate.js';
import type { Device, SlotName } from './Device.js';
import { NATIVE, Refusal } from './refusal.js';

/** Answers one `qrcodetype`: takes the question's `qrinfo`, gives the answer's, or throws a `Refusal`. */
type Handler = (device: Device, qrinfo: Json) => object | Promise<object>;

function certificateOf(device: Device, slot: SlotName): string {
  const { certificate } = device.lock[slot];
  if (!certificate) throw new Refusal(NATIVE.noCertificate, 'no certificate');
  return certificate;
}

const field =
  (name: keyof CertificateFields): Handler =>
  (device) => ({ certobject: { [name]: certificateFields(certificateOf(device, 'sign'))[name] } });

function parameter(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Refusal(NATIVE.badParameter, 'bad parameter');
  return value;
}

/** Every command of this version, by its name on the wire; a later one is one more row. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  CAInit: ({ lock }) => ({ ext: { devicenum: lock.deviceNum } }),
  DeviceNum: ({ lock }) => ({ certobject: { devicenum: lock.deviceNum } }),
  ClientSignCertSN: field('sn'),
  ClientSignCertCN: field('cn'),
  CertYouXiaoQi: field('yxq'),
  CertSubjectKeyID: field('skid'),
  Bfjg: field('dn'),
  SignCert: (device) => ({ certobject: { signcert: certificateOf(device, 'sign') } }),
  EncCert: (device) => ({ certobject: { decryptcert: certificateOf(device, 'encrypt') } }),
  async CheckPin(device, qrinfo) {
    await device.checkPin(parameter(record(qrinfo['ext'])['pwd']));
    return { ext: { pwd: '1' } };
  },
  SignData(device, { signatureobjects: list }) {
    const org = parameter(record(Array.isArray(list) ? list[0] : undefined)['org']);
    return { signatureobjects: [{ signed: device.sign(org) }] };
  },
  async [GEN_KEY_PAIR](device, qrinfo) {
    const { usage, algorithm, org } = record(qrinfo['ext']);
    if (usage !== 'sign' && usage !== 'encrypt') throw new Refusal(NATIVE.badParameter, 'bad usage');
    if (algorithm !== 'RSA-2048') throw new Refusal(NATIVE.keyGeneration, 'algorithm not supported');
    return { ext: await device.generate(usage, parameter(org)) };
  },
  [IMPORT_CERT](device, qrinfo) {
    const { signcert, enccert } = record(qrinfo['ext']);
    device.importCertificates({ sign: parameter(signcert), encrypt: parameter(enccert) });
    return { ext: { result: '1' } };
  },
};
