import { documentTexts, namesInDocument, withLogo, type PortalConfig } from '@ca-portal/api/domain';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** Escapes texts and attributes like React, so that hydration finds what it expects. */
const html = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/**
 * Scripts of this type are data, so the policy allows them; the content must not be able to close the
 * element.
 */
const dataBlock = (value: unknown) =>
  `<script type="application/json" id="portal-names">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;

/** A document of the build, filled with the province's names, logo, icons and style sheet. */
export function fillDocument(document: string, portal: PortalConfig): string {
  const { brand } = portal;
  const texts = documentTexts(portal);
  const icon = brand.favicon ? `<link rel="icon" href="${html(brand.favicon)}" />` : undefined;
  const touch = brand.appIcon ? `<link rel="apple-touch-icon" href="${html(brand.appIcon)}" />` : undefined;
  const sheet = brand.themeSheet ? `<link rel="stylesheet" href="${html(brand.themeSheet)}" />` : '';
  return (brand.logo ? withLogo(document, html(brand.logo)) : document)
    .replace(/\{\{(\w+\.\w+)\}\}/g, (whole, name: string) =>
      Object.hasOwn(texts, name) ? html(texts[name] ?? '') : whole,
    )
    .replace(/<link rel="icon"[^>]*>/, (link) => icon ?? link)
    .replace(/<link rel="apple-touch-icon"[^>]*>/, (link) => touch ?? link)
    .replace('</head>', () => `${dataBlock(namesInDocument(portal))}${sheet}</head>`);
}

interface Manifest {
  icons?: unknown[];
  [key: string]: unknown;
}

/**
 * The web app's manifest with the province's names; the province's icon, if any, replaces the build's icons.
 */
export function fillManifest(manifest: Manifest, { brand }: PortalConfig): Manifest {
  const icons = [
    ...(brand.appIcon ? [{ src: brand.appIcon, sizes: '512x512', type: 'image/png' }] : []),
    ...(brand.favicon ? [{ src: brand.favicon, sizes: 'any' }] : []),
  ];
  return {
    ...manifest,
    name: brand.productName,
    short_name: brand.shortName,
    description: brand.subtitle,
    ...(brand.appIcon ? { icons } : {}),
  };
}
