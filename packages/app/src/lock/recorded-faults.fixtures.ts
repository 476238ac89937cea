import type { Recording } from './fault-service.fixtures.js';

/** Written by record-faults.fixtures.ts from the simulator; the test of the fault stories compares it with a new run. */
export const recordedFaults: Recording = {
  honest: {
    GET: {
      status: 200,
      body: '{"CAType":"260","product":"CA lock simulator","version":"1"}',
    },
    OPTIONS: {
      status: 204,
      body: '',
    },
    CAInit: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"devicenum":"SIM-64477113"}}}}',
    },
    ClientSignCertSN: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"6AEA8B64FE38445C0FA8B858"}}}}',
    },
    ClientSignCertCN: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"示例建设工程有限公司"}}}}',
    },
    CertYouXiaoQi: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2049-12-31 00:00:00"}}}}',
    },
    SignCert: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDeDCCAmCgAwIBAgIMauqLZP44RFwPqLhYMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCss9p6bgjDlgHcJdW/cSeJUTco55DJltQL8+U4jXPuyJMymPWToC4O6CYbHG9dUtqGup2wrF3UcLkl+jRhi5isgJ51jHSQQbmrmCK2co/bpZWtQOIoT/N3FIK9HIkcrm8LXMRT7Wpw3NV7i4fYuNkTubu9a4ngoX5AZI3kjoL9UARHAyFLZr3MeI1CkGMLQhvF7l9q8LUtDnzti/g3Djfs4qaCVkDCX0POjN0Cn7ez4XY7TrPBqgm0fg5nP2JMVkqE568O707H5Q//xYvxBwR02+KRnmHXifvkHKST4Egp9m/MMyZxAqdWmlq6QTNVKVUoxJYnxxi404W2DwbEIBA9AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQ4Fu9MOeJdtH9QMHAr/iktn2gJ1jAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAUiSXkE23uYGUOE6PXJClBU6nY3RlxM5ivzs0q/9zoZvhEGIAiCG8p4Tqv7f1q4JREwb+y5sXuUt7ujHdViA4JCfTbGH0zj0V5bJ1O+/pgOkOZAtAc8fvY2UFylFz+lDZU65fJYbNNJAlZqrLymIwFERENfafWqH0Cc61Ux8/mOESZVGiXKUjTdKj/Za2BksVNCVQsWsFlxNYUQpX6x9/uG6UvzEmXN3r1xT1kEeuoG/YMHdTYgYk93Q+cB4EM/KvevyZ4JF8G7JjYgBpVUvXUr2XE8SCm3mfyTnK7UnnMUt6B277Xo4rC8rV5DtcxDB69ZWXOMrpJf5kQGRDW9tiTw=="}}}}',
    },
    EncCert: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDeDCCAmCgAwIBAgIMc9qiBaEHeadycw0nMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCYvAKT+g6kAIHdUoMWrhAEVmSVa9y3pXyVu9jLWVvTP+PW+6YX+eKlNMI7cmMoTivWDgIsyVAqod7V+GIJ9s012ZOaIDCl14iNTQzPB8Jv66+7CgDzO0bYXrKBw+Q/E2/JC7A+o6Kde46typsYdrVw3eldfAc5V2ISUJsljkVi5UIIxd2jTgF+9jx5DclMulJj326s0TegJHn4UW0iFh0I5r97jTYdfgLy9xTx+QdJemTECK0md4VlhafGU3erTYAK72adUYpH02Av+iVCUXXHZEdVxGwPsUNVwJ1nN5eLZlGZbJ9Ml8cmsSSi+RZTR48OAQX7/w+pgOGL6kDWuVwZAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSukgxL2fcA9mK8YLV07zZDwa8iezAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAf2a7TKA5zDVrB2pUU4ygC3/OZIW+pYmzW/K2Usb1/TKumfCN3p5Dx8mK3mvRVDkMtaKRSwbGnadPq5WpblxcTzKmYOOcKy716vE9Z+UZtlZh1E/xEJhJYMiDDeN92JX6SQrv7Wado4cOA5DPTF1AdalqWu9PmUiglTSyUymeMy9DMBMTYPnRvChH7YS2G1iQ79sovP1deMYumxlmfH2bxADLJfF3/BBQk6hEEgVI1eSJDs+mriOgMMN1Dp4pGYVyjTp+LqNKirOkEt2roa+eW+pR/LuNY3QzhG2JbIPJuPz/RFtsnOWiyXy5uB83flia7Q1c4/nHeZFm64mbuUX/Lg=="}}}}',
    },
    CertSubjectKeyID: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":"3816EF4C39E25DB47F5030702BFE292D9F6809D6"}}}}',
    },
    Bfjg: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=CN, O=Test, CN=CA Lock Simulator Test Root (RSA-2048)"}}}}',
    },
    DeviceNum: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":"SIM-64477113"}}}}',
    },
    GetPinInfo: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"retrycount":"10","maxcount":"10","unlockcount":"10"}}}}',
    },
    CheckPin: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"pwd":"1"}}}}',
    },
    SignData: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"HqfeV2CK7A8B/2y2dUW3TCz+pqjIYNjCHYIww5E77HbvuX6yKUxWR8/Iq6efjtgVjY8h55U9LbIj1fQbyv7bXz2YZHKet+s+qjB3R9SDunxfBkxdDeS3OYfRzK3ZgHQMgWd3IwDYBSC5AePfrP01MV6kvS4TOe2ZC/tIWqIiasuUWyUoirBOJNHY1qaiV5f2+qGYqBVGydoFo9VEcrdOZuPtw/gUJb2W7FxkocEh6ESxsP6IwO/l/mkAkwDg/dnAlk7kM8kzpwo5dqwIzfb3xcMcgHs6PYp2zc6xQpcQdODctW3Fj2TDf6dLDOFF2P97tfsD7bBjHqJcSg9ZHeYoMA=="}]}}}',
    },
    VerifyData: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"desc":"1"}]}}}',
    },
  },
  faults: {
    refused: {
      at: null,
      answers: {},
    },
    silent: {
      at: 0,
      answers: {
        GET: {
          status: 0,
          silent: true,
        },
        OPTIONS: {
          status: 0,
          silent: true,
        },
        CAInit: {
          status: 0,
          silent: true,
        },
        ClientSignCertSN: {
          status: 0,
          silent: true,
        },
        ClientSignCertCN: {
          status: 0,
          silent: true,
        },
        CertYouXiaoQi: {
          status: 0,
          silent: true,
        },
        SignCert: {
          status: 0,
          silent: true,
        },
        EncCert: {
          status: 0,
          silent: true,
        },
        CertSubjectKeyID: {
          status: 0,
          silent: true,
        },
        Bfjg: {
          status: 0,
          silent: true,
        },
        DeviceNum: {
          status: 0,
          silent: true,
        },
        GetPinInfo: {
          status: 0,
          silent: true,
        },
        CheckPin: {
          status: 0,
          silent: true,
        },
        SignData: {
          status: 0,
          silent: true,
        },
      },
    },
    'handshake-140': {
      at: 0,
      answers: {
        GET: {
          delayMs: 140,
        },
      },
    },
    'handshake-160': {
      at: 0,
      answers: {
        GET: {
          delayMs: 160,
        },
      },
    },
    'handshake-400': {
      at: 0,
      answers: {
        GET: {
          delayMs: 400,
        },
      },
    },
    'handshake-700': {
      at: 0,
      answers: {
        GET: {
          delayMs: 700,
        },
      },
    },
    slow: {
      at: 0,
      answers: {
        GET: {
          delayMs: 1000,
        },
        CAInit: {
          delayMs: 1000,
        },
        ClientSignCertSN: {
          delayMs: 1000,
        },
        ClientSignCertCN: {
          delayMs: 1000,
        },
        CertYouXiaoQi: {
          delayMs: 1000,
        },
        SignCert: {
          delayMs: 1000,
        },
        EncCert: {
          delayMs: 1000,
        },
        CertSubjectKeyID: {
          delayMs: 1000,
        },
        Bfjg: {
          delayMs: 1000,
        },
        DeviceNum: {
          delayMs: 1000,
        },
        GetPinInfo: {
          delayMs: 1000,
        },
        CheckPin: {
          delayMs: 1000,
        },
        SignData: {
          delayMs: 1000,
        },
        VerifyData: {
          delayMs: 1000,
        },
      },
    },
    trickle: {
      at: 0,
      answers: {
        GET: {
          trickleMs: 100,
        },
        CAInit: {
          trickleMs: 100,
        },
        ClientSignCertSN: {
          trickleMs: 100,
        },
        ClientSignCertCN: {
          trickleMs: 100,
        },
        CertYouXiaoQi: {
          trickleMs: 100,
        },
        SignCert: {
          trickleMs: 100,
        },
        EncCert: {
          trickleMs: 100,
        },
        CertSubjectKeyID: {
          trickleMs: 100,
        },
        Bfjg: {
          trickleMs: 100,
        },
        DeviceNum: {
          trickleMs: 100,
        },
        GetPinInfo: {
          trickleMs: 100,
        },
        CheckPin: {
          trickleMs: 100,
        },
        SignData: {
          trickleMs: 100,
        },
        VerifyData: {
          trickleMs: 100,
        },
      },
    },
    foreign: {
      at: 0,
      answers: {
        GET: {
          body: '<!doctype html><title>It works</title>',
        },
        CAInit: {
          body: '<!doctype html><title>It works</title>',
        },
        ClientSignCertSN: {
          body: '<!doctype html><title>It works</title>',
        },
        ClientSignCertCN: {
          body: '<!doctype html><title>It works</title>',
        },
        CertYouXiaoQi: {
          body: '<!doctype html><title>It works</title>',
        },
        SignCert: {
          body: '<!doctype html><title>It works</title>',
        },
        EncCert: {
          body: '<!doctype html><title>It works</title>',
        },
        CertSubjectKeyID: {
          body: '<!doctype html><title>It works</title>',
        },
        Bfjg: {
          body: '<!doctype html><title>It works</title>',
        },
        DeviceNum: {
          body: '<!doctype html><title>It works</title>',
        },
        GetPinInfo: {
          body: '<!doctype html><title>It works</title>',
        },
        CheckPin: {
          body: '<!doctype html><title>It works</title>',
        },
        SignData: {
          body: '<!doctype html><title>It works</title>',
        },
      },
    },
    'foreign-json': {
      at: 0,
      answers: {
        GET: {
          body: '{"status":"UP"}',
        },
        CAInit: {
          body: '{"status":"UP"}',
        },
        ClientSignCertSN: {
          body: '{"status":"UP"}',
        },
        ClientSignCertCN: {
          body: '{"status":"UP"}',
        },
        CertYouXiaoQi: {
          body: '{"status":"UP"}',
        },
        SignCert: {
          body: '{"status":"UP"}',
        },
        EncCert: {
          body: '{"status":"UP"}',
        },
        CertSubjectKeyID: {
          body: '{"status":"UP"}',
        },
        Bfjg: {
          body: '{"status":"UP"}',
        },
        DeviceNum: {
          body: '{"status":"UP"}',
        },
        GetPinInfo: {
          body: '{"status":"UP"}',
        },
        CheckPin: {
          body: '{"status":"UP"}',
        },
        SignData: {
          body: '{"status":"UP"}',
        },
      },
    },
    'foreign-first': {
      at: 4,
      stranger: {
        status: 200,
        cors: false,
        body: '<!doctype html><title>It works</title>',
      },
      answers: {},
    },
    'other-ca-type': {
      at: 0,
      answers: {
        GET: {
          body: '{"CAType":"999"}',
        },
      },
    },
    redirect: {
      at: 0,
      answers: {
        GET: {
          status: 302,
          body: '',
        },
        CAInit: {
          status: 302,
          body: '',
        },
        ClientSignCertSN: {
          status: 302,
          body: '',
        },
        ClientSignCertCN: {
          status: 302,
          body: '',
        },
        CertYouXiaoQi: {
          status: 302,
          body: '',
        },
        SignCert: {
          status: 302,
          body: '',
        },
        EncCert: {
          status: 302,
          body: '',
        },
        CertSubjectKeyID: {
          status: 302,
          body: '',
        },
        Bfjg: {
          status: 302,
          body: '',
        },
        DeviceNum: {
          status: 302,
          body: '',
        },
        GetPinInfo: {
          status: 302,
          body: '',
        },
        CheckPin: {
          status: 302,
          body: '',
        },
        SignData: {
          status: 302,
          body: '',
        },
      },
    },
    'no-cors': {
      at: 0,
      answers: {
        GET: {
          cors: false,
        },
        OPTIONS: {
          cors: false,
        },
        CAInit: {
          cors: false,
        },
        ClientSignCertSN: {
          cors: false,
        },
        ClientSignCertCN: {
          cors: false,
        },
        CertYouXiaoQi: {
          cors: false,
        },
        SignCert: {
          cors: false,
        },
        EncCert: {
          cors: false,
        },
        CertSubjectKeyID: {
          cors: false,
        },
        Bfjg: {
          cors: false,
        },
        DeviceNum: {
          cors: false,
        },
        GetPinInfo: {
          cors: false,
        },
        CheckPin: {
          cors: false,
        },
        SignData: {
          cors: false,
        },
        VerifyData: {
          cors: false,
        },
      },
    },
    'preflight-refused': {
      at: 0,
      answers: {
        OPTIONS: {
          status: 403,
          cors: false,
        },
      },
    },
    'port-moved': {
      at: 3,
      answers: {},
    },
    'no-lock': {
      at: 0,
      answers: {
        CAInit: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        CertSubjectKeyID: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        Bfjg: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        DeviceNum: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        GetPinInfo: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        CheckPin: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"0","desc":"no device","errcode":"0x0A000023","qrinfo":{}}}',
        },
      },
    },
    'pin-wrong': {
      at: 0,
      answers: {
        CheckPin: {
          body: '{"body":{"qrstatus":"0","desc":"pin wrong","errcode":"0x0A000024","qrinfo":{"ext":{"pwd":"0","retrycount":"9"}}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"0","desc":"pin needed","errcode":"0x0A00002D","qrinfo":{}}}',
        },
      },
    },
    'pin-hidden-count': {
      at: 0,
      answers: {
        CheckPin: {
          body: '{"body":{"qrstatus":"0","desc":"pin wrong","errcode":"0x0A000024","qrinfo":{"ext":{"pwd":"0"}}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"0","desc":"pin needed","errcode":"0x0A00002D","qrinfo":{}}}',
        },
      },
    },
    'pin-locked': {
      at: 0,
      answers: {
        CheckPin: {
          body: '{"body":{"qrstatus":"0","desc":"pin locked","errcode":"0x0A000025","qrinfo":{"ext":{"pwd":"0","retrycount":"0"}}}}',
        },
      },
    },
    'pin-spent': {
      at: 0,
      answers: {
        GetPinInfo: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"retrycount":"0","maxcount":"10","unlockcount":"10"}}}}',
        },
        CheckPin: {
          body: '{"body":{"qrstatus":"0","desc":"pin locked","errcode":"0x0A000025","qrinfo":{"ext":{"pwd":"0","retrycount":"0"}}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"0","desc":"pin needed","errcode":"0x0A00002D","qrinfo":{}}}',
        },
      },
    },
    'removed-mid-sign': {
      at: 0,
      answers: {
        SignData: {
          body: '{"body":{"qrstatus":"0","desc":"device removed","errcode":"0x0A000023","qrinfo":{}}}',
        },
      },
    },
    expired: {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"50B0497AA1E552FD324E5ED4"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"模拟器测试证书"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2020-01-01 00:00:00"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDbzCCAlegAwIBAgIMULBJeqHlUv0yTl7UMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0xOTAxMDEwMDAwMDBaFw0yMDAxMDEwMDAwMDBaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCss9p6bgjDlgHcJdW/cSeJUTco55DJltQL8+U4jXPuyJMymPWToC4O6CYbHG9dUtqGup2wrF3UcLkl+jRhi5isgJ51jHSQQbmrmCK2co/bpZWtQOIoT/N3FIK9HIkcrm8LXMRT7Wpw3NV7i4fYuNkTubu9a4ngoX5AZI3kjoL9UARHAyFLZr3MeI1CkGMLQhvF7l9q8LUtDnzti/g3Djfs4qaCVkDCX0POjN0Cn7ez4XY7TrPBqgm0fg5nP2JMVkqE568O707H5Q//xYvxBwR02+KRnmHXifvkHKST4Egp9m/MMyZxAqdWmlq6QTNVKVUoxJYnxxi404W2DwbEIBA9AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQ4Fu9MOeJdtH9QMHAr/iktn2gJ1jAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAcUbc0GwaOgC/1e5dCXGG+DDVvBRzI5g9alGO+0fCVmZg7Xx+kPNzecsZtnuvP8v8VnwokLc9jy3rd78LNYUvM0hT74Mhn/DpLC/+pqNSGvX2mExr7i7Z5SgyXaFP0Ze1Eqfq5Ipusfo4MSRcD2m/Dy5U2LlwwyFH4JHaguqn+LETreuTxv0fFAOjP/FYzq+7ofgFg/TXPh18b2X6aGdsjCw9mhusCWaGT7Yy4nbHdx5CvOSRSyXgm5E/EJTyWK3RcVYw79/Uhe03ycRgycP+JST9V7syMEQWqGAGuet3iVy5KIpUIoWJQEs/QD+8+unv15T5fZVCNdKbIy27fdVhIQ=="}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDbzCCAlegAwIBAgIMawjbnTjkWHcvJ2zsMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0xOTAxMDEwMDAwMDBaFw0yMDAxMDEwMDAwMDBaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCYvAKT+g6kAIHdUoMWrhAEVmSVa9y3pXyVu9jLWVvTP+PW+6YX+eKlNMI7cmMoTivWDgIsyVAqod7V+GIJ9s012ZOaIDCl14iNTQzPB8Jv66+7CgDzO0bYXrKBw+Q/E2/JC7A+o6Kde46typsYdrVw3eldfAc5V2ISUJsljkVi5UIIxd2jTgF+9jx5DclMulJj326s0TegJHn4UW0iFh0I5r97jTYdfgLy9xTx+QdJemTECK0md4VlhafGU3erTYAK72adUYpH02Av+iVCUXXHZEdVxGwPsUNVwJ1nN5eLZlGZbJ9Ml8cmsSSi+RZTR48OAQX7/w+pgOGL6kDWuVwZAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSukgxL2fcA9mK8YLV07zZDwa8iezAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAU+u5kC4UMmsZKz5rcd2aGvM7LcuM0NegyxYz+LuhG38mCXc8VikXz9KXdzFca3Xw1Ac55kbpaA1Fu6m70ft+jieGu9fASPaS4Az5CKujgaR7jGhJTWJtfBBIsS3117NGmxBwiOIVPC5WaksYwgcWA3kP77llOGJZDYTk0RWJ6kG6IJISLeGaA/y1P76nMHgpcR2tQ4Q45QKOiY7UhwreGrbIBQf4Z1VitHnA51bFaPfcCdHLQUVCXtODFVGg6v5NAnLbzoOc6S0U8jK3QXbAhEYxPnN2ITpXB4Bw//T+y68T2tkhRfRfGxMFu0rNGUsys55NDsMNMh0MyUWH7huKRA=="}}}}',
        },
      },
    },
    'not-yet-valid': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"67036A1AC7808D7691F8F24C"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"模拟器测试证书"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2046-01-31 00:00:00"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDbzCCAlegAwIBAgIMZwNqGseAjXaR+PJMMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw00NTAxMzEwMDAwMDBaFw00NjAxMzEwMDAwMDBaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCss9p6bgjDlgHcJdW/cSeJUTco55DJltQL8+U4jXPuyJMymPWToC4O6CYbHG9dUtqGup2wrF3UcLkl+jRhi5isgJ51jHSQQbmrmCK2co/bpZWtQOIoT/N3FIK9HIkcrm8LXMRT7Wpw3NV7i4fYuNkTubu9a4ngoX5AZI3kjoL9UARHAyFLZr3MeI1CkGMLQhvF7l9q8LUtDnzti/g3Djfs4qaCVkDCX0POjN0Cn7ez4XY7TrPBqgm0fg5nP2JMVkqE568O707H5Q//xYvxBwR02+KRnmHXifvkHKST4Egp9m/MMyZxAqdWmlq6QTNVKVUoxJYnxxi404W2DwbEIBA9AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQ4Fu9MOeJdtH9QMHAr/iktn2gJ1jAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAYjmXgenBdUkThz0oSEWIeeBCGDNTo3J3HEpec5Ik3wZ6WgqreyVt6Mq9cSuQb1rqgvW//UpLc2Es3UMoIseG2bGe3mJRhokJtqJ3CKf6TwtAAYeK8sDQCszBw2ARudnH4Nnxz4jr7aDmomUSKWrQJ1ZqaJUoAJkRmv2vpyvecwJ49Tb2YdBOShACnmcRyrtGWDYvkFP86x2HsycwO+/BjEi4zPfvD0/C8MCtmwru0cn9ag7EvK1Iew7e4Aiz7ZiUXV7jecOUlWPj6prg2ypK+YiamdKIRehpBBDLzJoWPMgQFUV9sEEIYSBis7Nj6oT6OWvp58O69XAgKM1Sx9nP1g=="}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDbzCCAlegAwIBAgIMQ8AoVP8AkpI0G0aGMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw00NTAxMzEwMDAwMDBaFw00NjAxMzEwMDAwMDBaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCYvAKT+g6kAIHdUoMWrhAEVmSVa9y3pXyVu9jLWVvTP+PW+6YX+eKlNMI7cmMoTivWDgIsyVAqod7V+GIJ9s012ZOaIDCl14iNTQzPB8Jv66+7CgDzO0bYXrKBw+Q/E2/JC7A+o6Kde46typsYdrVw3eldfAc5V2ISUJsljkVi5UIIxd2jTgF+9jx5DclMulJj326s0TegJHn4UW0iFh0I5r97jTYdfgLy9xTx+QdJemTECK0md4VlhafGU3erTYAK72adUYpH02Av+iVCUXXHZEdVxGwPsUNVwJ1nN5eLZlGZbJ9Ml8cmsSSi+RZTR48OAQX7/w+pgOGL6kDWuVwZAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSukgxL2fcA9mK8YLV07zZDwa8iezAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAbVI2nDfSXo5B4gsKcQAOc6YCpX1KQmUYU0Qb7F76pZAizZRTiLER7IY3U/rqyS6uq970u6m7Un80OQDtDbV7nlEgIgiIw1aq/PyWgktc0DFZEd3mJte5PUSjTUPQJC12sRqTZrxY93yQaykWEqkTeRKGX0SQyaJBox3Dp84clmqZODWe0ZyOWP50ydWyEsQ7CkZ2tZL6sG7f0A9qxOD17qaqwbITrJut/FsIqArxAqCN+fSi92phv4hnctnzBTFgIYLPMfLlIOTo0XrqO5h5R4r7cYtEXRirX7jQqHcuEPes3MHEJ6KVq2MBlf8HoYvPZ7TKq9eRmUmE7+RYBkuqAA=="}}}}',
        },
      },
    },
    'sign-only': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"755D13FFA80A4959F99956EC"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"模拟器测试证书"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2027-11-22 18:27:27"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDbzCCAlegAwIBAgIMdV0T/6gKSVn5mVbsMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjExMjExODI3MjdaFw0yNzExMjIxODI3MjdaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCss9p6bgjDlgHcJdW/cSeJUTco55DJltQL8+U4jXPuyJMymPWToC4O6CYbHG9dUtqGup2wrF3UcLkl+jRhi5isgJ51jHSQQbmrmCK2co/bpZWtQOIoT/N3FIK9HIkcrm8LXMRT7Wpw3NV7i4fYuNkTubu9a4ngoX5AZI3kjoL9UARHAyFLZr3MeI1CkGMLQhvF7l9q8LUtDnzti/g3Djfs4qaCVkDCX0POjN0Cn7ez4XY7TrPBqgm0fg5nP2JMVkqE568O707H5Q//xYvxBwR02+KRnmHXifvkHKST4Egp9m/MMyZxAqdWmlq6QTNVKVUoxJYnxxi404W2DwbEIBA9AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQ4Fu9MOeJdtH9QMHAr/iktn2gJ1jAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEALkS9dQLzZLHj/YHzVllu1vX9SMIJ+Xayhojn8Zc8MxeQRyWtHGdq/oktOklh+AbYMf/mv+nJ+cw7DJ9b3kbZICjNgLV9s+Uul0yAtYf2Bajs6q5bx62NaCAMItR1g9wlzfJpEHADmcLPKES0gdVjOwZ7B9pM9vvBPmV5ZGE9+ShU9av9YPPNAxqaVXXkQgaJ9ZuYFxBg5c6r7zgtOsCuDPgyS+9Zky8Y7j1ajrhEPKzBEJlD6UEQpuc75mp2eDwzmGsv4wJg0Bh0OUsWKL8hzbLJ5B9s6GK6cV8az//S52gP1EfVU8kLesSVKcXaKQt2NgGt2BuohG2Chyv06YnsPA=="}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"0","desc":"no certificate","errcode":"0x0A00001C","qrinfo":{}}}',
        },
      },
    },
    'wrong-key-pair': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"6328A44EE51CB109926DC8C9"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"模拟器测试证书"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2027-11-22 18:27:28"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDbzCCAlegAwIBAgIMYyikTuUcsQmSbcjJMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjExMjExODI3MjhaFw0yNzExMjIxODI3MjhaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCss9p6bgjDlgHcJdW/cSeJUTco55DJltQL8+U4jXPuyJMymPWToC4O6CYbHG9dUtqGup2wrF3UcLkl+jRhi5isgJ51jHSQQbmrmCK2co/bpZWtQOIoT/N3FIK9HIkcrm8LXMRT7Wpw3NV7i4fYuNkTubu9a4ngoX5AZI3kjoL9UARHAyFLZr3MeI1CkGMLQhvF7l9q8LUtDnzti/g3Djfs4qaCVkDCX0POjN0Cn7ez4XY7TrPBqgm0fg5nP2JMVkqE568O707H5Q//xYvxBwR02+KRnmHXifvkHKST4Egp9m/MMyZxAqdWmlq6QTNVKVUoxJYnxxi404W2DwbEIBA9AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQ4Fu9MOeJdtH9QMHAr/iktn2gJ1jAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEACYjahUBjInkYOPnm8hWyvVluxR3B8fWvDwIJjSMPFsxo0PFzC89wuXVmdR7aOf5gdTK0R/Dh55FvEjD/bd7NdptBUzi+g6L3g4aNZwjvzAlZD+hxsAXU0NuWUi/wlFtRpPdteSVau9976NoLaSUrBRf7M/bJctwwfIOot9KklwVwyOPMycwNg9gcrCVGQEMkvw32Yt3f18be7O85ilWHW0mPFf8clm7EBQ4QjPKxoA85cGpHJMfagr6mEJsfVGqEGzsiPWwOhuTDTBVxJe/QFe5eGNUjD2eDG/kadTnyBkkanfTd9LWX7Yr86hd79r4BFFVGIyb5vMcNZx38e05bZA=="}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDbzCCAlegAwIBAgIMVitCRa04toet7aHHMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjExMjExODI3MjhaFw0yNzExMjIxODI3MjhaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCYvAKT+g6kAIHdUoMWrhAEVmSVa9y3pXyVu9jLWVvTP+PW+6YX+eKlNMI7cmMoTivWDgIsyVAqod7V+GIJ9s012ZOaIDCl14iNTQzPB8Jv66+7CgDzO0bYXrKBw+Q/E2/JC7A+o6Kde46typsYdrVw3eldfAc5V2ISUJsljkVi5UIIxd2jTgF+9jx5DclMulJj326s0TegJHn4UW0iFh0I5r97jTYdfgLy9xTx+QdJemTECK0md4VlhafGU3erTYAK72adUYpH02Av+iVCUXXHZEdVxGwPsUNVwJ1nN5eLZlGZbJ9Ml8cmsSSi+RZTR48OAQX7/w+pgOGL6kDWuVwZAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSukgxL2fcA9mK8YLV07zZDwa8iezAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAM2SXb/v6g3BA8TRxR2JVPj6trP5/987BRuJrnQELKNjF4mKfpXdQG0vyoLcMKgO8MWO6Qox900qMdHdLzYKg3jQNu/YKg6MPnOiKZOIyy6e/9y7vDLRx07i9SDiFeW+pI6JVKeN0fFWuAyndlmzXxqDa+bNETHEZtHnBiAWM7JcwLSDvCZa/ZshOkIRuZ/wK8+08hnfksncz2LPLh0gH5abxUb18tnvwzZhNEkGbqxcoV/rGvQr0zf7kUi1G2OaDTkXtvk8tbYy/edDjSmgZ1tBTd1p4AABgG0XdIWjOHt+YUyHDuWbBte22zj6VqN9j7U188DfU9ufAY3/nszuoDw=="}}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"NkF74fvzrQqFRK4ofMBqCl0FOJtkkOjhoRUde6J3ImqKhhr67whLN/IyZnH3cgJYAwbzYm3myeLOPGaiPPeYMTY4XKJxwiWuWaTDzAu/jcbabzGa8bjRRD0jqmn9FNDRt4/zNvcQey6S+SFjauQ2DcgSQW+KIB7Wbwu4VWLvghZnPgzCfo2Gjq5Qm7dxAh9b71AR9S/zswmBQOx6wAfsZibYd1BLhVfJ6P+p4Qj3BgK//QKpt9k/kuhlNhtFlO7eK1exgLmN8c+FuyDbwXrkUKdMT8TuWd5JCXPbst1AzEEvMmaHWk85uLETKPo3PY4hyjgfhsOkSnWLc33uIXsh/w=="}]}}}',
        },
        VerifyData: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"desc":"0"}]}}}',
        },
      },
    },
    'two-locks': {
      at: 0,
      answers: {
        CAInit: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"devicenum":"SIM-64477113","devicenums":["SIM-64477113","SIM-46902411"]}}}}',
        },
      },
    },
    'lock-swapped': {
      at: 0,
      answers: {
        CAInit: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"devicenum":"SIM-41188194"}}}}',
        },
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"4119973C51BAD40C9624CA5E"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"另一把锁"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2027-11-22 18:27:31"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIB1jCCAXugAwIBAgIMQRmXPFG61AyWJMpeMAoGCCqBHM9VAYN1MEgxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MSowKAYDVQQDDCFDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFNNMikwHhcNMjYxMTIxMTgyNzMxWhcNMjcxMTIyMTgyNzMxWjAzMQswCQYDVQQGEwJDTjENMAsGA1UECgwEVGVzdDEVMBMGA1UEAwwM5Y+m5LiA5oqK6ZSBMFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAEOdaVkt0fraai2eJJUKncPYXfM09UB2FQA/h/9ayK7IewGtiRtvHr/NwkM540AaawuNpszesd58t94/ua3hiOfKNgMF4wDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCBsAwHQYDVR0OBBYEFEXMazRuZrzbpYcQR2bC74suCu1NMB8GA1UdIwQYMBaAFHk8rEMxjGQNraZHQYMK1/XeyF0YMAoGCCqBHM9VAYN1A0kAMEYCIQDgrFkPTWEgddfR3I0uL9QFB12mGBeNmBryjQzBm1v9MgIhAKs40hhjAMkfBvMaTZ9nia4d92wL6E5eB9ULls+sIBiQ"}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIB1jCCAXugAwIBAgIMTR/OPPKvs4dJ5zspMAoGCCqBHM9VAYN1MEgxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MSowKAYDVQQDDCFDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFNNMikwHhcNMjYxMTIxMTgyNzMxWhcNMjcxMTIyMTgyNzMxWjAzMQswCQYDVQQGEwJDTjENMAsGA1UECgwEVGVzdDEVMBMGA1UEAwwM5Y+m5LiA5oqK6ZSBMFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAEgnzdKmm78XSv2raQdxA0d2wf4eDhr0qiAhoZ4f3TrKXBmfcpGQKdA0UbCEGId+QhHQtJpXI2yc1bIviE9zPKi6NgMF4wDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCAzgwHQYDVR0OBBYEFD+FP5CM4rj0t7gDEaxE+8Uud3p5MB8GA1UdIwQYMBaAFHk8rEMxjGQNraZHQYMK1/XeyF0YMAoGCCqBHM9VAYN1A0kAMEYCIQDv8OGV3MoA20Y3aZt7Suq+h6rxzmVZNUh6P4Ssg7zupAIhAJPX7thvVPJo7khfKOr93Q51yDSOmLr6FLeZWM0xSAqd"}}}}',
        },
        CertSubjectKeyID: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":"45CC6B346E66BCDBA587104766C2EF8B2E0AED4D"}}}}',
        },
        Bfjg: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=CN, O=Test, CN=CA Lock Simulator Test Root (SM2)"}}}}',
        },
        DeviceNum: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":"SIM-41188194"}}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"MEQCIHceqVpRH3LlWEYXb9Dyb27vU9d6/IV2yNN0tSbu0JNgAiAFBfmwLsSovmhTFkdRnv9AOZrtJWP618PLu0iWYziThw=="}]}}}',
        },
      },
    },
    'missing-item': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{}}}',
        },
        CertSubjectKeyID: {
          body: '{"body":{"qrstatus":"1","qrinfo":{}}}',
        },
        Bfjg: {
          body: '{"body":{"qrstatus":"1","qrinfo":{}}}',
        },
        DeviceNum: {
          body: '{"body":{"qrstatus":"1","qrinfo":{}}}',
        },
      },
    },
    'empty-item': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":""}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":""}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":""}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":""}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":""}}}}',
        },
        CertSubjectKeyID: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":""}}}}',
        },
        Bfjg: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":""}}}}',
        },
        DeviceNum: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":""}}}}',
        },
      },
    },
    'socket-reset': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          status: 0,
          reset: true,
        },
        ClientSignCertCN: {
          status: 0,
          reset: true,
        },
        CertYouXiaoQi: {
          status: 0,
          reset: true,
        },
        SignCert: {
          status: 0,
          reset: true,
        },
        EncCert: {
          status: 0,
          reset: true,
        },
        CertSubjectKeyID: {
          status: 0,
          reset: true,
        },
        Bfjg: {
          status: 0,
          reset: true,
        },
        DeviceNum: {
          status: 0,
          reset: true,
        },
        GetPinInfo: {
          status: 0,
          reset: true,
        },
        CheckPin: {
          status: 0,
          reset: true,
        },
        SignData: {
          status: 0,
          reset: true,
        },
      },
    },
    hang: {
      at: 0,
      answers: {
        ClientSignCertSN: {
          status: 0,
          silent: true,
        },
        ClientSignCertCN: {
          status: 0,
          silent: true,
        },
        CertYouXiaoQi: {
          status: 0,
          silent: true,
        },
        SignCert: {
          status: 0,
          silent: true,
        },
        EncCert: {
          status: 0,
          silent: true,
        },
        CertSubjectKeyID: {
          status: 0,
          silent: true,
        },
        Bfjg: {
          status: 0,
          silent: true,
        },
        DeviceNum: {
          status: 0,
          silent: true,
        },
        GetPinInfo: {
          status: 0,
          silent: true,
        },
        CheckPin: {
          status: 0,
          silent: true,
        },
        SignData: {
          status: 0,
          silent: true,
        },
      },
    },
    'driver-dialog': {
      at: 0,
      answers: {
        CheckPin: {
          status: 0,
          silent: true,
        },
        SignData: {
          status: 0,
          silent: true,
        },
      },
    },
    'late-sign': {
      at: 0,
      answers: {
        SignData: {
          delayMs: 7000,
        },
      },
    },
    truncated: {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certob',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"cert',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDeDCCAmCgAwIBAgIMauqLZP44RFwPqLhYMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCss9p6bgjDlgHcJdW/cSeJUTco55DJltQL8+U4jXPuyJMymPWToC4O6CYbHG9dUtqGup2wrF3UcLkl+jRhi5isgJ51jHSQQbmrmCK2co/bpZWtQOIoT/N3FIK9HIkcrm8LXMRT7Wpw3NV7i4fYuNkTubu9a4ngoX5AZI3kjoL9UARHAyFLZr3MeI1CkGMLQhvF7l9q8LUtDnzti/g3Djfs4qaCVkDCX0PO',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDeDCCAmCgAwIBAgIMc9qiBaEHeadycw0nMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCYvAKT+g6kAIHdUoMWrhAEVmSVa9y3pXyVu9jLWVvTP+PW+6YX+eKlNMI7cmMoTivWDgIsyVAqod7V+GIJ9s012ZOaIDCl14iNTQzPB8Jv66+7CgDzO0bYXrKBw+Q/E2/JC7A+o6Kde46typsYdrVw3eldfAc5V2ISUJsljkVi5UIIxd2jTgF+9jx5DclMulJj326s0TegJHn4UW0iFh0I5r97jTYdfgL',
        },
        CertSubjectKeyID: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"s',
        },
        Bfjg: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=C',
        },
        DeviceNum: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"cert',
        },
        GetPinInfo: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"retryc',
        },
        CheckPin: {
          body: '{"body":{"qrstatus":"1","qr',
        },
        SignData: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"HqfeV2CK7A8B/2y2dUW3TCz+pqjIYNjCHYIww5E77HbvuX6yKUxWR8/Iq6efjtgVjY8h55U9LbIj1fQbyv7bXz2YZHKet+s+qjB3R9SDunxfBkxdDeS3OYfRzK3ZgHQMgWd3IwDYBSC5Ae',
        },
      },
    },
    bom: {
      at: 0,
      answers: {
        GET: {
          body: '\uFEFF{"CAType":"260","product":"CA lock simulator","version":"1"}',
        },
        CAInit: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"ext":{"devicenum":"SIM-64477113"}}}}',
        },
        ClientSignCertSN: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"6AEA8B64FE38445C0FA8B858"}}}}',
        },
        ClientSignCertCN: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"示例建设工程有限公司"}}}}',
        },
        CertYouXiaoQi: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2049-12-31 00:00:00"}}}}',
        },
        SignCert: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDeDCCAmCgAwIBAgIMauqLZP44RFwPqLhYMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCss9p6bgjDlgHcJdW/cSeJUTco55DJltQL8+U4jXPuyJMymPWToC4O6CYbHG9dUtqGup2wrF3UcLkl+jRhi5isgJ51jHSQQbmrmCK2co/bpZWtQOIoT/N3FIK9HIkcrm8LXMRT7Wpw3NV7i4fYuNkTubu9a4ngoX5AZI3kjoL9UARHAyFLZr3MeI1CkGMLQhvF7l9q8LUtDnzti/g3Djfs4qaCVkDCX0POjN0Cn7ez4XY7TrPBqgm0fg5nP2JMVkqE568O707H5Q//xYvxBwR02+KRnmHXifvkHKST4Egp9m/MMyZxAqdWmlq6QTNVKVUoxJYnxxi404W2DwbEIBA9AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQ4Fu9MOeJdtH9QMHAr/iktn2gJ1jAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAUiSXkE23uYGUOE6PXJClBU6nY3RlxM5ivzs0q/9zoZvhEGIAiCG8p4Tqv7f1q4JREwb+y5sXuUt7ujHdViA4JCfTbGH0zj0V5bJ1O+/pgOkOZAtAc8fvY2UFylFz+lDZU65fJYbNNJAlZqrLymIwFERENfafWqH0Cc61Ux8/mOESZVGiXKUjTdKj/Za2BksVNCVQsWsFlxNYUQpX6x9/uG6UvzEmXN3r1xT1kEeuoG/YMHdTYgYk93Q+cB4EM/KvevyZ4JF8G7JjYgBpVUvXUr2XE8SCm3mfyTnK7UnnMUt6B277Xo4rC8rV5DtcxDB69ZWXOMrpJf5kQGRDW9tiTw=="}}}}',
        },
        EncCert: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDeDCCAmCgAwIBAgIMc9qiBaEHeadycw0nMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCYvAKT+g6kAIHdUoMWrhAEVmSVa9y3pXyVu9jLWVvTP+PW+6YX+eKlNMI7cmMoTivWDgIsyVAqod7V+GIJ9s012ZOaIDCl14iNTQzPB8Jv66+7CgDzO0bYXrKBw+Q/E2/JC7A+o6Kde46typsYdrVw3eldfAc5V2ISUJsljkVi5UIIxd2jTgF+9jx5DclMulJj326s0TegJHn4UW0iFh0I5r97jTYdfgLy9xTx+QdJemTECK0md4VlhafGU3erTYAK72adUYpH02Av+iVCUXXHZEdVxGwPsUNVwJ1nN5eLZlGZbJ9Ml8cmsSSi+RZTR48OAQX7/w+pgOGL6kDWuVwZAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSukgxL2fcA9mK8YLV07zZDwa8iezAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAf2a7TKA5zDVrB2pUU4ygC3/OZIW+pYmzW/K2Usb1/TKumfCN3p5Dx8mK3mvRVDkMtaKRSwbGnadPq5WpblxcTzKmYOOcKy716vE9Z+UZtlZh1E/xEJhJYMiDDeN92JX6SQrv7Wado4cOA5DPTF1AdalqWu9PmUiglTSyUymeMy9DMBMTYPnRvChH7YS2G1iQ79sovP1deMYumxlmfH2bxADLJfF3/BBQk6hEEgVI1eSJDs+mriOgMMN1Dp4pGYVyjTp+LqNKirOkEt2roa+eW+pR/LuNY3QzhG2JbIPJuPz/RFtsnOWiyXy5uB83flia7Q1c4/nHeZFm64mbuUX/Lg=="}}}}',
        },
        CertSubjectKeyID: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":"3816EF4C39E25DB47F5030702BFE292D9F6809D6"}}}}',
        },
        Bfjg: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=CN, O=Test, CN=CA Lock Simulator Test Root (RSA-2048)"}}}}',
        },
        DeviceNum: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":"SIM-64477113"}}}}',
        },
        GetPinInfo: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"ext":{"retrycount":"10","maxcount":"10","unlockcount":"10"}}}}',
        },
        CheckPin: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"ext":{"pwd":"1"}}}}',
        },
        SignData: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"HqfeV2CK7A8B/2y2dUW3TCz+pqjIYNjCHYIww5E77HbvuX6yKUxWR8/Iq6efjtgVjY8h55U9LbIj1fQbyv7bXz2YZHKet+s+qjB3R9SDunxfBkxdDeS3OYfRzK3ZgHQMgWd3IwDYBSC5AePfrP01MV6kvS4TOe2ZC/tIWqIiasuUWyUoirBOJNHY1qaiV5f2+qGYqBVGydoFo9VEcrdOZuPtw/gUJb2W7FxkocEh6ESxsP6IwO/l/mkAkwDg/dnAlk7kM8kzpwo5dqwIzfb3xcMcgHs6PYp2zc6xQpcQdODctW3Fj2TDf6dLDOFF2P97tfsD7bBjHqJcSg9ZHeYoMA=="}]}}}',
        },
        VerifyData: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"desc":"1"}]}}}',
        },
      },
    },
    gbk: {
      at: 0,
      answers: {
        ClientSignCertSN: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsic24iOiI2QUVBOEI2NEZFMzg0NDVDMEZBOEI4NTgifX19fQ==',
        },
        ClientSignCertCN: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsiY24iOiLKvsD9vajJ6Lmks8zT0M/euavLviJ9fX19',
        },
        CertYouXiaoQi: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsieXhxIjoiMjA0OS0xMi0zMSAwMDowMDowMCJ9fX19',
        },
        SignCert: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsic2lnbmNlcnQiOiJNSUlEZURDQ0FtQ2dBd0lCQWdJTWF1cUxaUDQ0UkZ3UHFMaFlNQTBHQ1NxR1NJYjNEUUVCQ3dVQU1FMHhDekFKQmdOVkJBWVRBa05PTVEwd0N3WURWUVFLREFSVVpYTjBNUzh3TFFZRFZRUUREQ1pEUVNCTWIyTnJJRk5wYlhWc1lYUnZjaUJVWlhOMElGSnZiM1FnS0ZKVFFTMHlNRFE0S1RBZUZ3MHlOakF4TURFd01EQXdNREJhRncwME9URXlNekV3TURBd01EQmFNRVV4Q3pBSkJnTlZCQVlUQWtOT01RMHdDd1lEVlFRS0RBUlVaWE4wTVNjd0pRWURWUVFEREI3bnBMcmt2b3ZsdTdyb3JyN2x0NlhucUl2bW5JbnBtWkRsaGF6bGo3Z3dnZ0VpTUEwR0NTcUdTSWIzRFFFQkFRVUFBNElCRHdBd2dnRUtBb0lCQVFDc3M5cDZiZ2pEbGdIY0pkVy9jU2VKVVRjbzU1REpsdFFMOCtVNGpYUHV5Sk15bVBXVG9DNE82Q1liSEc5ZFV0cUd1cDJ3ckYzVWNMa2wralJoaTVpc2dKNTFqSFNRUWJtcm1DSzJjby9icFpXdFFPSW9UL04zRklLOUhJa2NybThMWE1SVDdXcHczTlY3aTRmWXVOa1R1YnU5YTRuZ29YNUFaSTNram9MOVVBUkhBeUZMWnIzTWVJMUNrR01MUWh2RjdsOXE4TFV0RG56dGkvZzNEamZzNHFhQ1ZrRENYMFBPak4wQ243ZXo0WFk3VHJQQnFnbTBmZzVuUDJKTVZrcUU1NjhPNzA3SDVRLy94WXZ4QndSMDIrS1JubUhYaWZ2a0hLU1Q0RWdwOW0vTU15WnhBcWRXbWxxNlFUTlZLVlVveEpZbnh4aTQwNFcyRHdiRUlCQTlBZ01CQUFHallEQmVNQXdHQTFVZEV3RUIvd1FDTUFBd0RnWURWUjBQQVFIL0JBUURBZ2JBTUIwR0ExVWREZ1FXQkJRNEZ1OU1PZUpkdEg5UU1IQXIvaWt0bjJnSjFqQWZCZ05WSFNNRUdEQVdnQlMvajBEUXVPeUpYRjU3WFU1OXp0c2xpN1dlMGpBTkJna3Foa2lHOXcwQkFRc0ZBQU9DQVFFQVVpU1hrRTIzdVlHVU9FNlBYSkNsQlU2blkzUmx4TTVpdnpzMHEvOXpvWnZoRUdJQWlDRzhwNFRxdjdmMXE0SlJFd2IreTVzWHVVdDd1akhkVmlBNEpDZlRiR0gwemowVjViSjFPKy9wZ09rT1pBdEFjOGZ2WTJVRnlsRnorbERaVTY1ZkpZYk5OSkFsWnFyTHltSXdGRVJFTmZhZldxSDBDYzYxVXg4L21PRVNaVkdpWEtValRkS2ovWmEyQmtzVk5DVlFzV3NGbHhOWVVRcFg2eDkvdUc2VXZ6RW1YTjNyMXhUMWtFZXVvRy9ZTUhkVFlnWWs5M1ErY0I0RU0vS3ZldnlaNEpGOEc3SmpZZ0JwVlV2WFVyMlhFOFNDbTNtZnlUbks3VW5uTVV0NkIyNzdYbzRyQzhyVjVEdGN4REI2OVpXWE9NcnBKZjVrUUdSRFc5dGlUdz09In19fX0=',
        },
        EncCert: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsiZGVjcnlwdGNlcnQiOiJNSUlEZURDQ0FtQ2dBd0lCQWdJTWM5cWlCYUVIZWFkeWN3MG5NQTBHQ1NxR1NJYjNEUUVCQ3dVQU1FMHhDekFKQmdOVkJBWVRBa05PTVEwd0N3WURWUVFLREFSVVpYTjBNUzh3TFFZRFZRUUREQ1pEUVNCTWIyTnJJRk5wYlhWc1lYUnZjaUJVWlhOMElGSnZiM1FnS0ZKVFFTMHlNRFE0S1RBZUZ3MHlOakF4TURFd01EQXdNREJhRncwME9URXlNekV3TURBd01EQmFNRVV4Q3pBSkJnTlZCQVlUQWtOT01RMHdDd1lEVlFRS0RBUlVaWE4wTVNjd0pRWURWUVFEREI3bnBMcmt2b3ZsdTdyb3JyN2x0NlhucUl2bW5JbnBtWkRsaGF6bGo3Z3dnZ0VpTUEwR0NTcUdTSWIzRFFFQkFRVUFBNElCRHdBd2dnRUtBb0lCQVFDWXZBS1QrZzZrQUlIZFVvTVdyaEFFVm1TVmE5eTNwWHlWdTlqTFdWdlRQK1BXKzZZWCtlS2xOTUk3Y21Nb1RpdldEZ0lzeVZBcW9kN1YrR0lKOXMwMTJaT2FJRENsMTRpTlRRelBCOEp2NjYrN0NnRHpPMGJZWHJLQncrUS9FMi9KQzdBK282S2RlNDZ0eXBzWWRyVnczZWxkZkFjNVYySVNVSnNsamtWaTVVSUl4ZDJqVGdGKzlqeDVEY2xNdWxKajMyNnMwVGVnSkhuNFVXMGlGaDBJNXI5N2pUWWRmZ0x5OXhUeCtRZEplbVRFQ0swbWQ0VmxoYWZHVTNlclRZQUs3MmFkVVlwSDAyQXYraVZDVVhYSFpFZFZ4R3dQc1VOVndKMW5ONWVMWmxHWmJKOU1sOGNtc1NTaStSWlRSNDhPQVFYNy93K3BnT0dMNmtEV3VWd1pBZ01CQUFHallEQmVNQXdHQTFVZEV3RUIvd1FDTUFBd0RnWURWUjBQQVFIL0JBUURBZ000TUIwR0ExVWREZ1FXQkJTdWtneEwyZmNBOW1LOFlMVjA3elpEd2E4aWV6QWZCZ05WSFNNRUdEQVdnQlMvajBEUXVPeUpYRjU3WFU1OXp0c2xpN1dlMGpBTkJna3Foa2lHOXcwQkFRc0ZBQU9DQVFFQWYyYTdUS0E1ekRWckIycFVVNHlnQzMvT1pJVytwWW16Vy9LMlVzYjEvVEt1bWZDTjNwNUR4OG1LM212UlZEa010YUtSU3diR25hZFBxNVdwYmx4Y1R6S21ZT09jS3k3MTZ2RTlaK1VadGxaaDFFL3hFSmhKWU1pRERlTjkySlg2U1FydjdXYWRvNGNPQTVEUFRGMUFkYWxxV3U5UG1VaWdsVFN5VXltZU15OURNQk1UWVBuUnZDaEg3WVMyRzFpUTc5c292UDFkZU1ZdW14bG1mSDJieEFETEpmRjMvQkJRazZoRUVnVkkxZVNKRHMrbXJpT2dNTU4xRHA0cEdZVnlqVHArTHFOS2lyT2tFdDJyb2ErZVcrcFIvTHVOWTNRemhHMkpiSVBKdVB6L1JGdHNuT1dpeVh5NXVCODNmbGlhN1ExYzQvbkhlWkZtNjRtYnVVWC9MZz09In19fX0=',
        },
        CertSubjectKeyID: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsic2tpZCI6IjM4MTZFRjRDMzlFMjVEQjQ3RjUwMzA3MDJCRkUyOTJEOUY2ODA5RDYifX19fQ==',
        },
        Bfjg: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsiZG4iOiJDPUNOLCBPPVRlc3QsIENOPUNBIExvY2sgU2ltdWxhdG9yIFRlc3QgUm9vdCAoUlNBLTIwNDgpIn19fX0=',
        },
        DeviceNum: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsiZGV2aWNlbnVtIjoiU0lNLTY0NDc3MTEzIn19fX0=',
        },
        GetPinInfo: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImV4dCI6eyJyZXRyeWNvdW50IjoiMTAiLCJtYXhjb3VudCI6IjEwIiwidW5sb2NrY291bnQiOiIxMCJ9fX19',
        },
        CheckPin: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImV4dCI6eyJwd2QiOiIxIn19fX0=',
        },
        SignData: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7InNpZ25hdHVyZW9iamVjdHMiOlt7InNpZ25lZCI6IkhxZmVWMkNLN0E4Qi8yeTJkVVczVEN6K3BxaklZTmpDSFlJd3c1RTc3SGJ2dVg2eUtVeFdSOC9JcTZlZmp0Z1ZqWThoNTVVOUxiSWoxZlFieXY3Ylh6MllaSEtldCtzK3FqQjNSOVNEdW54ZkJreGREZVMzT1lmUnpLM1pnSFFNZ1dkM0l3RFlCU0M1QWVQZnJQMDFNVjZrdlM0VE9lMlpDL3RJV3FJaWFzdVVXeVVvaXJCT0pOSFkxcWFpVjVmMitxR1lxQlZHeWRvRm85VkVjcmRPWnVQdHcvZ1VKYjJXN0Z4a29jRWg2RVN4c1A2SXdPL2wvbWtBa3dEZy9kbkFsazdrTThrenB3bzVkcXdJemZiM3hjTWNnSHM2UFlwMnpjNnhRcGNRZE9EY3RXM0ZqMlREZjZkTERPRkYyUDk3dGZzRDdiQmpIcUpjU2c5WkhlWW9NQT09In1dfX19',
        },
      },
    },
    'wrong-types': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":42}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":42}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":42}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":42}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":42}}}}',
        },
        CertSubjectKeyID: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":42}}}}',
        },
        Bfjg: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":42}}}}',
        },
        DeviceNum: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":42}}}}',
        },
        GetPinInfo: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"retrycount":42,"maxcount":42,"unlockcount":42}}}}',
        },
        CheckPin: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"pwd":42}}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":42}]}}}',
        },
      },
    },
    'huge-body': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"6AEA8B64FE38445C0FA8B858"}}}}',
        },
        ClientSignCertCN: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"示例建设工程有限公司"}}}}',
        },
        CertYouXiaoQi: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2049-12-31 00:00:00"}}}}',
        },
        SignCert: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDeDCCAmCgAwIBAgIMauqLZP44RFwPqLhYMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCss9p6bgjDlgHcJdW/cSeJUTco55DJltQL8+U4jXPuyJMymPWToC4O6CYbHG9dUtqGup2wrF3UcLkl+jRhi5isgJ51jHSQQbmrmCK2co/bpZWtQOIoT/N3FIK9HIkcrm8LXMRT7Wpw3NV7i4fYuNkTubu9a4ngoX5AZI3kjoL9UARHAyFLZr3MeI1CkGMLQhvF7l9q8LUtDnzti/g3Djfs4qaCVkDCX0POjN0Cn7ez4XY7TrPBqgm0fg5nP2JMVkqE568O707H5Q//xYvxBwR02+KRnmHXifvkHKST4Egp9m/MMyZxAqdWmlq6QTNVKVUoxJYnxxi404W2DwbEIBA9AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQ4Fu9MOeJdtH9QMHAr/iktn2gJ1jAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAUiSXkE23uYGUOE6PXJClBU6nY3RlxM5ivzs0q/9zoZvhEGIAiCG8p4Tqv7f1q4JREwb+y5sXuUt7ujHdViA4JCfTbGH0zj0V5bJ1O+/pgOkOZAtAc8fvY2UFylFz+lDZU65fJYbNNJAlZqrLymIwFERENfafWqH0Cc61Ux8/mOESZVGiXKUjTdKj/Za2BksVNCVQsWsFlxNYUQpX6x9/uG6UvzEmXN3r1xT1kEeuoG/YMHdTYgYk93Q+cB4EM/KvevyZ4JF8G7JjYgBpVUvXUr2XE8SCm3mfyTnK7UnnMUt6B277Xo4rC8rV5DtcxDB69ZWXOMrpJf5kQGRDW9tiTw=="}}}}',
        },
        EncCert: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDeDCCAmCgAwIBAgIMc9qiBaEHeadycw0nMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCYvAKT+g6kAIHdUoMWrhAEVmSVa9y3pXyVu9jLWVvTP+PW+6YX+eKlNMI7cmMoTivWDgIsyVAqod7V+GIJ9s012ZOaIDCl14iNTQzPB8Jv66+7CgDzO0bYXrKBw+Q/E2/JC7A+o6Kde46typsYdrVw3eldfAc5V2ISUJsljkVi5UIIxd2jTgF+9jx5DclMulJj326s0TegJHn4UW0iFh0I5r97jTYdfgLy9xTx+QdJemTECK0md4VlhafGU3erTYAK72adUYpH02Av+iVCUXXHZEdVxGwPsUNVwJ1nN5eLZlGZbJ9Ml8cmsSSi+RZTR48OAQX7/w+pgOGL6kDWuVwZAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSukgxL2fcA9mK8YLV07zZDwa8iezAfBgNVHSMEGDAWgBS/j0DQuOyJXF57XU59ztsli7We0jANBgkqhkiG9w0BAQsFAAOCAQEAf2a7TKA5zDVrB2pUU4ygC3/OZIW+pYmzW/K2Usb1/TKumfCN3p5Dx8mK3mvRVDkMtaKRSwbGnadPq5WpblxcTzKmYOOcKy716vE9Z+UZtlZh1E/xEJhJYMiDDeN92JX6SQrv7Wado4cOA5DPTF1AdalqWu9PmUiglTSyUymeMy9DMBMTYPnRvChH7YS2G1iQ79sovP1deMYumxlmfH2bxADLJfF3/BBQk6hEEgVI1eSJDs+mriOgMMN1Dp4pGYVyjTp+LqNKirOkEt2roa+eW+pR/LuNY3QzhG2JbIPJuPz/RFtsnOWiyXy5uB83flia7Q1c4/nHeZFm64mbuUX/Lg=="}}}}',
        },
        CertSubjectKeyID: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":"3816EF4C39E25DB47F5030702BFE292D9F6809D6"}}}}',
        },
        Bfjg: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=CN, O=Test, CN=CA Lock Simulator Test Root (RSA-2048)"}}}}',
        },
        DeviceNum: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":"SIM-64477113"}}}}',
        },
        GetPinInfo: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"ext":{"retrycount":"10","maxcount":"10","unlockcount":"10"}}}}',
        },
        CheckPin: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"ext":{"pwd":"1"}}}}',
        },
        SignData: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"HqfeV2CK7A8B/2y2dUW3TCz+pqjIYNjCHYIww5E77HbvuX6yKUxWR8/Iq6efjtgVjY8h55U9LbIj1fQbyv7bXz2YZHKet+s+qjB3R9SDunxfBkxdDeS3OYfRzK3ZgHQMgWd3IwDYBSC5AePfrP01MV6kvS4TOe2ZC/tIWqIiasuUWyUoirBOJNHY1qaiV5f2+qGYqBVGydoFo9VEcrdOZuPtw/gUJb2W7FxkocEh6ESxsP6IwO/l/mkAkwDg/dnAlk7kM8kzpwo5dqwIzfb3xcMcgHs6PYp2zc6xQpcQdODctW3Fj2TDf6dLDOFF2P97tfsD7bBjHqJcSg9ZHeYoMA=="}]}}}',
        },
        VerifyData: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"desc":"1"}]}}}',
        },
      },
    },
    'server-error': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        ClientSignCertCN: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        CertYouXiaoQi: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        SignCert: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        EncCert: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        CertSubjectKeyID: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        Bfjg: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        DeviceNum: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        GetPinInfo: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        CheckPin: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
        SignData: {
          status: 500,
          body: '<h1>Internal Server Error</h1>',
        },
      },
    },
    'unknown-command': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        CertSubjectKeyID: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        Bfjg: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        DeviceNum: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        GetPinInfo: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        CheckPin: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"0","desc":"unknown command","errcode":"0x0A000003","qrinfo":{}}}',
        },
      },
    },
  },
};
