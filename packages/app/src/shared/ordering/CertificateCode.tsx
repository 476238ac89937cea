import { AccountCode } from '../account/index.js';

interface CertificateCodeProps {
  /** The code field's name in the form. */
  name: string;
  /** A phone number that is about to be bound to a lock. @default the user's own phone */
  mobile?: string;
}

/** Verification code for certificate operations that cannot be undone. */
export const CertificateCode = ({ name, mobile }: CertificateCodeProps) => (
  <AccountCode
    name={name}
    purpose={mobile === undefined ? 'certificate' : 'bind'}
    {...(mobile === undefined ? {} : { phone: mobile })}
  />
);
