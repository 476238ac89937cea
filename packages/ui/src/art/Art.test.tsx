import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CertificateCardArt, ComputerArt, EmptyArt, LockArt, PhoneArt } from './index.js';

it('is decoration', () => {
  const { container } = render(
    <>
      <LockArt />
      <PhoneArt />
      <ComputerArt />
      <EmptyArt name="offline" />
    </>,
  );
  const pictures = [...container.querySelectorAll('svg')];
  expect(pictures.map((svg) => svg.dataset.component)).toEqual([
    'LockArt',
    'PhoneArt',
    'ComputerArt',
    'EmptyArt',
  ]);
  for (const svg of pictures) expect(svg).toHaveAttribute('aria-hidden', 'true');
});

it('draws a specimen certificate with grouped serial and the seal of the province', () => {
  const { container } = render(
    <CertificateCardArt
      rows={[{ term: '证书类型', value: '企业主锁' }]}
      serial="4A7F91C20E883D15"
      sealText="北辰签章"
    />,
  );
  expect(container).toHaveTextContent('证书类型企业主锁');
  expect(container).toHaveTextContent('SN 4A7F 91C2 0E88 3D15');
  expect([...container.querySelectorAll('text')].map((node) => node.textContent).join('')).toBe('北辰签章');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('renders on the server', () => {
  expect(renderToString(<CertificateCardArt rows={[]} serial="4A7F" />)).toContain('数字证书');
});
