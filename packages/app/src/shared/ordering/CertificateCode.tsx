import { AccountCode } from '../account/AccountCode.js';

interface CertificateCodeProps {
  /** The code's field in the form. */
  name: string;
  /** A number that is about to be bound to a lock. @default the caller's own phone */
  mobile?: string;
}

/** The code that what cannot be undone with a certificate asks for. */
export const CertificateCode = ({ name, mobile }: CertificateCodeProps) => (
  <AccountCode
    name={name}
    purpose={mobile === undefined ? 'certificate' : 'bind'}
    {...(mobile === undefined ? {} : { phone: mobile })}
  />
);
