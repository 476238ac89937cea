export const zhCertificateCardArt = {
  title: '数字证书',
  subtitle: 'DIGITAL CERTIFICATE',
  status: '有效',
  seal: '电子签章',
};
