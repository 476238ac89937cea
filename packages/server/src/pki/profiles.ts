import { x509 } from './x509.js';

const { digitalSignature, nonRepudiation, keyCertSign, cRLSign, keyEncipherment, dataEncipherment } =
  x509.KeyUsageFlags;

interface Profile {
  /** For an authority: how many others may be between it and a holder. */
  readonly pathLength?: number;
  readonly usages: number;
  /** Extended purposes; critical if the certificate is for nothing else. */
  readonly purposes?: { readonly oids: readonly string[]; readonly critical: boolean };
  /** Validity of the portal's own authorities; the order decides it for holders. */
  readonly years?: number;
}

const authority = keyCertSign | cRLSign | digitalSignature;
const clientAuth = { oids: [x509.ExtendedKeyUsage.clientAuth], critical: false };

/**
 * The contents of each kind of certificate (RFC 5280; RFC 3161, 2.3 for time stamps). Everything else depends
 * on the holder.
 */
export const profiles = {
  root: { pathLength: 1, usages: authority, years: 20 },
  issuer: { pathLength: 0, usages: authority, years: 10 },
  timeStamper: {
    usages: digitalSignature | nonRepudiation,
    purposes: { oids: [x509.ExtendedKeyUsage.timeStamping], critical: true },
    years: 10,
  },
  sign: { usages: digitalSignature | nonRepudiation, purposes: clientAuth },
  encrypt: { usages: keyEncipherment | dataEncipherment, purposes: clientAuth },
} as const satisfies Readonly<Record<string, Profile>>;

export type ProfileName = keyof typeof profiles;

interface About {
  readonly publicKey: InstanceType<typeof x509.PublicKey>;
  /** The issuer's key; a root has none. */
  readonly issuerKey?: InstanceType<typeof x509.PublicKey>;
  readonly crlUrl?: string;
  readonly ocspUrl?: string;
}

/** The extensions of a profile, in a fixed order. */
export async function extensionsOf(name: ProfileName, { publicKey, issuerKey, crlUrl, ocspUrl }: About) {
  const profile: Profile = profiles[name];
  const { pathLength, usages, purposes } = profile;
  return [
    new x509.BasicConstraintsExtension(pathLength !== undefined, pathLength, true),
    new x509.KeyUsagesExtension(usages, true),
    ...(purposes ? [new x509.ExtendedKeyUsageExtension([...purposes.oids], purposes.critical)] : []),
    await x509.SubjectKeyIdentifierExtension.create(publicKey),
    ...(issuerKey ? [await x509.AuthorityKeyIdentifierExtension.create(issuerKey)] : []),
    ...(crlUrl ? [new x509.CRLDistributionPointsExtension([crlUrl])] : []),
    ...(ocspUrl ? [new x509.AuthorityInfoAccessExtension({ ocsp: [ocspUrl] })] : []),
  ];
}
