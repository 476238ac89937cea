import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InstalledCertificate } from './phone-store.js';

/** The selected certificate: the first one until the holder chooses another. */
export function useCertificate(certificates: readonly InstalledCertificate[]) {
  const [picked, pick] = useState(certificates[0]?.id ?? '');
  return { certificate: certificates.find(({ id }) => id === picked) ?? certificates[0], pick };
}

interface MarkAndCertificateProps {
  /** Two digits shown on both screens. */
  mark: string;
  label: string;
  certificates: readonly InstalledCertificate[];
  value: string;
  onValueChange: (id: string) => void;
}

/** The number to compare, and a choice where the phone has several certificates. */
export const MarkAndCertificate = ({
  mark,
  label,
  certificates,
  value,
  onValueChange,
}: MarkAndCertificateProps) => (
  <>
    <Alert tone="warning" title={`电脑上显示的数字是 ${mark} 吗？`}>
      不一样，或者二维码是别人发给您的，请点“不是我，拒绝”。
    </Alert>
    {certificates.length > 1 ? (
      <RadioGroup
        aria-label={label}
        value={value}
        onValueChange={onValueChange}
        options={certificates.map(({ id, productName, holderName }) => ({
          value: id,
          label: `${productName}，${holderName}`,
        }))}
      />
    ) : null}
  </>
);

interface RefuseProps {
  refuse: () => Promise<unknown>;
  /** What will not happen even though the refusal could not be sent. */
  unharmed: string;
}

/** The holder's refusal. */
export function Refuse({ refuse, unharmed }: RefuseProps) {
  const no = useMutation({ mutationFn: refuse });
  return (
    <>
      <Button size="lg" block loading={no.isPending} loadingText="正在拒绝" onClick={() => no.mutate()}>
        不是我，拒绝
      </Button>
      {no.error ? (
        <Alert tone="danger" live title="没有拒绝成功">
          {no.error.message}。不输密码，{unharmed}。
        </Alert>
      ) : null}
    </>
  );
}
