import { styled } from 'styled-components';

const Sheet = styled.svg`
  display: block;
  width: 100%;
  max-width: 20rem;

  text {
    fill: currentColor;
    stroke: none;
    text-anchor: middle;
  }
`;

/** The law sets the ink color, not the theme. */
const inks = {
  '1': '#15518f',
  '2': '#7b1f2e',
} as const;

interface PracticeSealProps {
  level: '1' | '2';
  name: string;
  code: string;
  validUntil: string;
  companyName: string;
}

/**
 * Preview of the practice seal on the sample form, with the typed values: an oval of 50 × 35 mm, blue for the first
 * class, maroon for the second (dossier 3.2).
 */
export function PracticeSeal({ level, name, code, validUntil, companyName }: PracticeSealProps) {
  return (
    <figure>
      <Sheet
        color={inks[level]}
        viewBox="0 0 200 140"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file for an img
        role="img"
        aria-label="执业印章式样"
        fill="#fff"
        stroke="currentColor"
      >
        <ellipse cx="100" cy="70" rx="97" ry="67" strokeWidth="3" />
        <ellipse cx="100" cy="70" rx="91" ry="61" strokeWidth="1" />
        <text x="100" y="36" fontSize="11">
          {level === '1' ? '一级注册造价工程师' : '二级注册造价工程师'}
        </text>
        <text x="100" y="62" fontSize="18">
          {name || '姓名'}
        </text>
        <text x="100" y="82" fontSize="11">
          {code || '执业印章编码'}
        </text>
        <text x="100" y="98" fontSize={companyName.length > 16 ? 6 : 9}>
          {companyName || '聘用单位'}
        </text>
        <text x="100" y="114" fontSize="9">
          {validUntil ? `有效期至 ${validUntil}` : '有效期'}
        </text>
      </Sheet>
      <figcaption>执业印章式样：一级为蓝色，二级为枣红色。请核对与您的印章一致。</figcaption>
    </figure>
  );
}
