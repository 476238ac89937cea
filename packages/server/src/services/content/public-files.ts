/** The shipped files under `assets/public`. A test checks sizes and checksums. */
export const publicFiles = {
  'administrator-manual-2.6.pdf': {
    size: 258693,
    sha256: 'cf541a8b6397f0c4b4972e12266d66880705a918a8d42af3b4689c1a40555006',
  },
  'beichen-driver-3.1.8-kylin.zip': {
    size: 425,
    sha256: '5069de9d96ba03c41e5c1aa97d25aad0739962d73ee10af69e8e2d0ac25f666e',
  },
  'beichen-driver-3.1.8-uos.zip': {
    size: 425,
    sha256: '5746168f3cc6e1033bc2c21baffecb0ff3a32672560a354d1ed181d98c091eba',
  },
  'beichen-driver-3.2.1-windows.zip': {
    size: 439,
    sha256: 'ea92f3d2ebcbb039ecaa6a129b72def8db4760b2c43cefeb3978219f9f47abcc',
  },
  'bidding-seal-manual-1.9.pdf': {
    size: 137624,
    sha256: 'e0dba9bb2cbf402202e46443568caeeda8b4372e01dc6af1325212c561df8a50',
  },
  'browser-permission-guide-1.1.pdf': {
    size: 158409,
    sha256: '43b23ce556f2f28d96e22b5b148eb472499de522d588d885d9e2f121182dd03f',
  },
  'cancellation-statement.pdf': {
    size: 90605,
    sha256: '6de165f9c147093810e581b4a8f143d4009ab3fe6ede9e1744046c8bf02cd084',
  },
  'company-application-form.pdf': {
    size: 155631,
    sha256: '7b56e0c1de248912e87d4689348134775cc2439e87cbb69df21208416b8dafc1',
  },
  'environment-check-1.2.0.zip': {
    size: 279,
    sha256: '3977f513fd35159d135431cb163e5a5f9171807a639550b77de423c56de0a1b1',
  },
  'expert-mobile-manual-1.4.pdf': {
    size: 144652,
    sha256: '940f7321eea28711e0a2b945973cca244a48c6d2d801dcb74b233e8b106856e7',
  },
  'legal-representative-authorization.pdf': {
    size: 123115,
    sha256: '3fe2df413a52ca2a7522bbe6b8d40dcd515e01405789fb7e1bf566f24a62a8ca',
  },
  'maintenance-plan-2026-12.pdf': {
    size: 119833,
    sha256: '26dd05e90d112c3a59612889b3f1d7590bad876c2d8d84c6798a5ca504ff1cfd',
  },
  'qinghe-driver-4.0.3-windows.zip': {
    size: 440,
    sha256: '471e6e5a058d80a850ce7aeb3f54637fdb7c2653b15ef1bb9aaa4371481e35a0',
  },
  'replacement-statement.pdf': {
    size: 126131,
    sha256: '4b4d42b910259da083562ae8cc4f61c7e57fb072402463aa7ac87b40891ee28e',
  },
  'seal-client-5.0.4-windows.zip': {
    size: 292,
    sha256: '4177260ab428bf876bdcccb8717676456e57cc955793e58ea844c29a343d3ad9',
  },
  'seal-collection-form.pdf': {
    size: 98211,
    sha256: '86df2f8edeafe1de62693b931495a8be06509bf59189ce29589dfbff4a91da20',
  },
  'yunshan-driver-2.9.0-windows.zip': {
    size: 440,
    sha256: '187b0abfab254e415307d2c6daca18f8a9e855d736f12f79843d3b6a67eabb4e',
  },
} as const satisfies Readonly<Record<string, { size: number; sha256: string }>>;
export type PublicFileName = keyof typeof publicFiles;
