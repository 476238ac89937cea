import {
  CHANGE_PIN,
  GEN_KEY_PAIR,
  IMPORT_CERT,
  MAKE_SEAL,
  PIN_INFO,
  UNLOCK_PIN,
} from '../wire/extensions.js';
import { record, scalar, type Json } from '../wire/record.js';
import { SEAL_KINDS } from '../wire/seals.js';
import { certificateFields, type CertificateFields } from './certificate.js';
import type { Device, SlotName } from './Device.js';
import { encryptFor } from './envelope.js';
import { isKeyAlgorithm, verifyBytes } from './keys.js';
import { NATIVE, Refusal } from './refusal.js';

/** Handles one `qrcodetype`: takes the request's `qrinfo` and returns the answer's, or throws a `Refusal`. */
type Handler = (device: Device, qrinfo: Json) => object | Promise<object>;

/** The license key that the simulator's seal commands accept; a portal keeps its own secret. */
export const SIMULATOR_LICENSE_KEY = 'CA-LOCK-SIMULATOR';

function certificateOf(device: Device, slot: SlotName): string {
  void device.lock; // Without a lock the error is the missing lock, not a missing certificate.
  const { certificate } = device.slot(slot);
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

const firstOf = (list: unknown): Json => record(Array.isArray(list) ? list[0] : undefined);

function needLicense(ext: Json): void {
  if (ext['LicenseKey'] !== SIMULATOR_LICENSE_KEY) throw new Refusal(NATIVE.failed, 'license key refused');
}

/**
 * Every command by its wire name (lock-protocol "Wire"; `wire/extensions.ts` for commands that no public client
 * uses).
 */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  CAInit(device, qrinfo) {
    const wanted = record(qrinfo['ext'])['devicenum'];
    device.choose(wanted === undefined ? undefined : parameter(wanted));
    const { plugged, lock } = device;
    return { ext: { devicenum: lock.deviceNum, ...(plugged.length > 1 && { devicenums: plugged }) } };
  },
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
  [PIN_INFO]: (device) => ({ ext: device.pinInfo() }),
  async [CHANGE_PIN](device, qrinfo) {
    const { oldpwd, newpwd } = record(qrinfo['ext']);
    await device.changePin(parameter(oldpwd), parameter(newpwd));
    return { ext: { pwd: '1' } };
  },
  async [UNLOCK_PIN](device, qrinfo) {
    const { code, newpwd } = record(qrinfo['ext']);
    await device.unlockPin(parameter(code), parameter(newpwd));
    return { ext: { pwd: '1' } };
  },
  SignData(device, { signatureobjects }) {
    const { org, encoding } = firstOf(signatureobjects);
    const bytes = Buffer.from(parameter(org), encoding === 'base64' ? 'base64' : 'utf8');
    return { signatureobjects: [{ signed: device.sign(bytes) }] };
  },
  VerifyData(_device, { signatureobjects }) {
    const { org, signed, cert } = firstOf(signatureobjects);
    const data = Buffer.from(parameter(org), 'utf8');
    const right = verifyBytes(parameter(cert), data, Buffer.from(parameter(signed), 'base64'));
    return { signatureobjects: [{ desc: right ? '1' : '0' }] };
  },
  Encrypt(device, { decryptobjects }) {
    const certificate = certificateOf(device, 'encrypt');
    return {
      decryptobjects: [{ encryed: encryptFor(certificate, parameter(firstOf(decryptobjects)['org'])) }],
    };
  },
  Decrypt(device, { decryptobjects }) {
    return { decryptobjects: [{ org: device.decrypt(parameter(firstOf(decryptobjects)['encryed'])) }] };
  },
  QianZhangInfo(device, qrinfo) {
    const ext = record(qrinfo['ext']);
    needLicense(ext);
    if (scalar(ext['PDFType']) !== '200') throw new Refusal(NATIVE.badParameter, 'bad PDFType');
    const { seal, seals = {} } = device.lock;
    const [main, ...others] = SEAL_KINDS.flatMap((kind) => {
      const Image = seals[kind];
      return Image ? [{ Image, SealKind: kind }] : [];
    });
    if (main) return { ext: { ...main, ...(others.length > 0 && { More: others }) } };
    if (!seal) throw new Refusal(NATIVE.failed, 'no seal');
    return { ext: { Image: seal } };
  },
  [MAKE_SEAL](device, qrinfo) {
    const ext = record(qrinfo['ext']);
    needLicense(ext);
    if (scalar(ext['SealAreaType']) !== '3' || ext['addStagingFlag'] !== '0')
      throw new Refusal(NATIVE.badParameter, 'bad seal area or staging flag');
    const named = ext['SealKind'];
    const kind = SEAL_KINDS.find((one) => one === named);
    if (named !== undefined && !kind) throw new Refusal(NATIVE.badParameter, 'bad seal kind');
    device.makeSeal(parameter(ext['Image']), kind);
    return { ext: { result: '1' } };
  },
  async [GEN_KEY_PAIR](device, qrinfo) {
    const { usage, algorithm, org } = record(qrinfo['ext']);
    if (usage !== 'sign' && usage !== 'encrypt') throw new Refusal(NATIVE.badParameter, 'bad usage');
    if (!isKeyAlgorithm(algorithm)) throw new Refusal(NATIVE.keyGeneration, 'algorithm not supported');
    return { ext: await device.generate(usage, parameter(org), algorithm) };
  },
  [IMPORT_CERT](device, qrinfo) {
    const { signcert, enccert } = record(qrinfo['ext']);
    device.importCertificates({ sign: parameter(signcert), encrypt: parameter(enccert) });
    return { ext: { result: '1' } };
  },
};
