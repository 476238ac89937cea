import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePortalConfig } from '../../config/config.js';
import { PublicFrame } from '../../shared/page/index.js';
import { Departure } from './components/Departure.js';
import { Absent, Refused } from './components/Refused.js';
import { jumpTarget } from './jump-target.js';

export interface JumpFormPageProps {
  /** How the browser navigates. @default replaces this page, so that going back does not jump again */
  leave?: (address: URL) => void;
}

const replaceDocument = (address: URL) => window.location.replace(address);

/** 正在跳转 (`/jumpForm`): the only exit to other systems, `?target=` or `?url=`. */
export function JumpFormPage({ leave = replaceDocument }: JumpFormPageProps) {
  const [params] = useSearchParams();
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const { links } = usePortalConfig();
  const target = jumpTarget(params, links);
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1));
  // The server's link into another browser: arrivals have their own page, which asks before it logs in.
  if (new URLSearchParams(hash.slice(1)).has('token')) return <Navigate to={`/jumpCa${hash}`} replace />;
  return (
    <PublicFrame>
      {target.kind === 'refused' ? (
        <Refused />
      ) : target.kind === 'absent' ? (
        <Absent name={target.name} />
      ) : (
        <Departure target={target} leave={leave} onCancel={back} />
      )}
    </PublicFrame>
  );
}
