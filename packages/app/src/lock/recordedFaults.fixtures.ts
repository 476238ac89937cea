import type { Recording } from './faultService.fixtures.js';

/** Written by recordFaults.fixtures.ts from the simulator; the test of the fault stories compares it with a new run. */
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
      body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"devicenum":"SIM-33773579"}}}}',
    },
    ClientSignCertSN: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"4BCD495697864BAC8BBFE267"}}}}',
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
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDeDCCAmCgAwIBAgIMS81JVpeGS6yLv+JnMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCt5+H84f++8Bv/badJGf2zfgeY1PNJNDLh7gVMV+QZGZcMdbBjcOxrAM4F2BsUg3WQ7OYUTrbFrZakntl5O+Bv5/sPBBgImVgdnaNKJZNnIrDu07BVfO1M/CaeFn1KFc8vJr3uMard/8bAYmiolkuGYBLxiUg7C8pteYtIU1JQfxnvt1czHerdSzsjsdTeXL1ushsWibzDPX/fA7BXZhxs/46O9TfnPgYTiG4HpYWrguD+qgX/9f05IZINtNDSvycleV0z5wmhxz4vJFt965+4jDrrCL/473P0iOzZSdp/Zw/t0zmFVfiYPs5dndxXyQLrUQFREsBKBsoTgnkUhdS1AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQmptUbbTU1RyZcc/ogASTo46/o0TAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAq6xD2C8yXP3tN2TAq33T193ketXPXArwwPT7ebdlqOmN9L/sownBYzRPowlVyOGcK6U0+u3opVsjeftTlMuwIc51FONsxHL8CZ2MfNcl7ergI9Ycoh6z8wyyTHFLIQ6iVztFDPSSL1zl1NK5Hrog8VwaS+cKBT9F2JKnhRPvHRq4D0BLyQqskYjx+58YvzoSPKm3Uvwxuj8iDgWBlt+DUi9e8C8z4weXZLc6TPy2K2fnjTbpR01Bh1N6Aoe/YnQXs1dSsXA0bPX54twQcyDr+dCwDyWgoi9aRHn/rjTcqnIBxotaQaD0d8qemmsWwgMreruT+pqGO2wIYkzVKKTwQw=="}}}}',
    },
    EncCert: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDeDCCAmCgAwIBAgIMc6eRbxXTAGfJlO7rMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCn2jWyW/gFzWYmR0l9p65HGE+OBueMGN45fZI9EeqCaf0xwV6Vgz3QJN1cSj/r/bG/xEw311lgRBJEEol1KC3/qQSBzwh7LWL6ji+Yw4Uhim0OWfS8jlcAHQiW3OWFx6vtFxK+bg5jG0axFP/rVcq7k/qwXgrg/HHPLdAgw+3ut90oWXwMGZHzz3lv91hxMBhzSxjBztVFFkh8YN4p8Az1OovMCxBG4P7Y65/F3gA5hikW2VZAttO5Zst7dW/9yd7x/1dYQ8NEPGwhVhyBKhln8JL3Cj/OCR2rcBdnLVaMxvDHhYznEBhugFQrrMJDL/scMWNrq2qt6kbXqbJJREOdAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSZH4NwnQZ+8pNNFf0eJUp9ZcbF5jAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAeFXupRhy5AooleeuAAa7zGcE/fCjwKXV4Qdo1bvn6ODmsxPrKRuENsHnbh1gj0OZC6gHJnPa77ikt86tIe/cGgQ5Xb92J8jFkZOEUlKTAkmEYG/5LfrLNh9CH8+0Tn5CAFAghdfY2rQKKVxZDfnDnfA+r5BldBzRxkmTXlh98rd1GJDjLUPEwYszdJh+41+qXHBM/AQGv2gToFtVldFTgfrUSEkpQQ8jo9/OXzFlWkeRQWUmV2wOYM2WfAw4hD1Z0gDEzcRVqX2i71Unmwom+3cTTGG11G9tmIgJh1LqmFIwwwsTO9Sj2B52VTv3nnXddEGVhtT0qAekKkHO9eCIiA=="}}}}',
    },
    CertSubjectKeyID: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":"26A6D51B6D353547265C73FA200124E8E3AFE8D1"}}}}',
    },
    Bfjg: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=CN, O=Test, CN=CA Lock Simulator Test Root (RSA-2048)"}}}}',
    },
    DeviceNum: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":"SIM-33773579"}}}}',
    },
    CheckPin: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"pwd":"1"}}}}',
    },
    SignData: {
      status: 200,
      body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"HaCAt6Fz3rAhJc6qssncxuWE974LNaR4MnHPyhf3PfO8oDeRelhod63PrLJkqdA//NSEeHv4EkyuHq/zqnF+5fXUQ7tNSW95NK9OnnPYqmQ0zwmRagb5ejjA86jwT0WDF60NaIADybfwD6qS4F+xjrxD9+x0mEki2iLV145K+pO31Ja5oKQw93B5Ebpa0VZCGIo38iM2LeiFL0CgZc7DWVyRkDp+6E1AfZQOs6flxVx12sKKhaREsJRomy7qfItOWfzNZmsbPPM9mMuh6aG+uynyQOvHG1OoH9Ig47RbM+vcKaJfijvLhrZNY4SUKXO/VJx2zHTSpOW8TJcpRIEwRA=="}]}}}',
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
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"658F4A0FD3008CFE2FCD6E31"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"模拟器测试证书"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2020-01-01 00:00:00"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDbzCCAlegAwIBAgIMZY9KD9MAjP4vzW4xMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0xOTAxMDEwMDAwMDBaFw0yMDAxMDEwMDAwMDBaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCt5+H84f++8Bv/badJGf2zfgeY1PNJNDLh7gVMV+QZGZcMdbBjcOxrAM4F2BsUg3WQ7OYUTrbFrZakntl5O+Bv5/sPBBgImVgdnaNKJZNnIrDu07BVfO1M/CaeFn1KFc8vJr3uMard/8bAYmiolkuGYBLxiUg7C8pteYtIU1JQfxnvt1czHerdSzsjsdTeXL1ushsWibzDPX/fA7BXZhxs/46O9TfnPgYTiG4HpYWrguD+qgX/9f05IZINtNDSvycleV0z5wmhxz4vJFt965+4jDrrCL/473P0iOzZSdp/Zw/t0zmFVfiYPs5dndxXyQLrUQFREsBKBsoTgnkUhdS1AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQmptUbbTU1RyZcc/ogASTo46/o0TAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAeZIvD9WR7spIrJdAdByEqVvmbJjMJFkrHf3kQAmlYLscPi28omu3YVRGV2Cx/7YuJ43Y+BuRwPOZ1JpfgA2B26RmpzaUnxdiszaxnF1EQCg8KxiZoXZ4v2DCu8Pdc36QKyd0DI6L2n17r7OnhB1cukbTD6mTzFsEeYYDX1zYZE26SIQovL4mPxqbqvNmwEDC8P7peGrFBfx7h2K+nOdHe9jnSGkYvZd9YuvDX09LFplmkmul7FXmmGdfzRsKGInmy3wrAa0+SVt2C1yICX3BdH61VjfpmzC6KPz9WIU2xz5MsEhjTastQNI96tlkmzkD0txFPLdOpnS8jlSNb4O1pg=="}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDbzCCAlegAwIBAgIMfkNb3IcX8Q3ygJbaMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0xOTAxMDEwMDAwMDBaFw0yMDAxMDEwMDAwMDBaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCn2jWyW/gFzWYmR0l9p65HGE+OBueMGN45fZI9EeqCaf0xwV6Vgz3QJN1cSj/r/bG/xEw311lgRBJEEol1KC3/qQSBzwh7LWL6ji+Yw4Uhim0OWfS8jlcAHQiW3OWFx6vtFxK+bg5jG0axFP/rVcq7k/qwXgrg/HHPLdAgw+3ut90oWXwMGZHzz3lv91hxMBhzSxjBztVFFkh8YN4p8Az1OovMCxBG4P7Y65/F3gA5hikW2VZAttO5Zst7dW/9yd7x/1dYQ8NEPGwhVhyBKhln8JL3Cj/OCR2rcBdnLVaMxvDHhYznEBhugFQrrMJDL/scMWNrq2qt6kbXqbJJREOdAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSZH4NwnQZ+8pNNFf0eJUp9ZcbF5jAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAafh2i2mpqmerbivZSUoFQdxPvCDaDJKgnAgK1GBY6G8yuHuookHOigVUBTB/PACDHhVpBFYgnJ9ZI+MRQ6NaKGUSz/nKoKoTyl0kj8HMCxUgOGpDzrTfAhB5EdDx4Dl/IIjxJ5HNyK6IhULe62n4Uj0/jJNsVVE1R8z12t0mxFf7H+YQ2nTu2pAGfJ+sGa85tbxrYpO41S59zik4DWXmXJE0LST5ObgZ1fvbvi5fs4luNpS4GwHLZPVKte8yMpGOMaVmj2RBgRgA1mKBL6hZA0V+UtMa66uI8g92JyKRSIS8diOhElO6N9jXRavy8pSwFYnGv8LCC/rkrTj3/aG44A=="}}}}',
        },
      },
    },
    'not-yet-valid': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"61EF8A863A91D5A3B5044A28"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"模拟器测试证书"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2046-01-31 00:00:00"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDbzCCAlegAwIBAgIMYe+KhjqR1aO1BEooMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw00NTAxMzEwMDAwMDBaFw00NjAxMzEwMDAwMDBaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCt5+H84f++8Bv/badJGf2zfgeY1PNJNDLh7gVMV+QZGZcMdbBjcOxrAM4F2BsUg3WQ7OYUTrbFrZakntl5O+Bv5/sPBBgImVgdnaNKJZNnIrDu07BVfO1M/CaeFn1KFc8vJr3uMard/8bAYmiolkuGYBLxiUg7C8pteYtIU1JQfxnvt1czHerdSzsjsdTeXL1ushsWibzDPX/fA7BXZhxs/46O9TfnPgYTiG4HpYWrguD+qgX/9f05IZINtNDSvycleV0z5wmhxz4vJFt965+4jDrrCL/473P0iOzZSdp/Zw/t0zmFVfiYPs5dndxXyQLrUQFREsBKBsoTgnkUhdS1AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQmptUbbTU1RyZcc/ogASTo46/o0TAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAOv9P3vx/vL5XyryAIfAx1oZSLZ+spePz5eKArMUiTeI/ROFPKf/xxBGgDiY6Glzngs+Megv3WH7anS8ASuKNp5auhnL9AqL1NViZjA49mIBbV+dWJkiHSmz3BCisVoTENUrdgCqlktnfXUOZh41UxDsVT56Z3d1drq6WaSYNFr2l08Zwcvgh7se09ckUZnLd2etFbDT3m5CpfZgl5uEKpQsjmDzKTZktcPr7wvdXF6jvkd/RolAO8UXEyC2+b+07P+8zHBJaKU0E93i17rwLKTtIzhP1GVGUjLcYPT+2s3GzXYqUKbbrKb3ZadroAICuOyHUK7wtVUZg6YwhEzyBjA=="}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDbzCCAlegAwIBAgIMXI6KoknmTgvb5kxlMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw00NTAxMzEwMDAwMDBaFw00NjAxMzEwMDAwMDBaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCn2jWyW/gFzWYmR0l9p65HGE+OBueMGN45fZI9EeqCaf0xwV6Vgz3QJN1cSj/r/bG/xEw311lgRBJEEol1KC3/qQSBzwh7LWL6ji+Yw4Uhim0OWfS8jlcAHQiW3OWFx6vtFxK+bg5jG0axFP/rVcq7k/qwXgrg/HHPLdAgw+3ut90oWXwMGZHzz3lv91hxMBhzSxjBztVFFkh8YN4p8Az1OovMCxBG4P7Y65/F3gA5hikW2VZAttO5Zst7dW/9yd7x/1dYQ8NEPGwhVhyBKhln8JL3Cj/OCR2rcBdnLVaMxvDHhYznEBhugFQrrMJDL/scMWNrq2qt6kbXqbJJREOdAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSZH4NwnQZ+8pNNFf0eJUp9ZcbF5jAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAIGnLwyqw9mbL6H6cwq2dHi9JNRAtz5E0JVIeFkcrAbBo3mr1LhUTWg9LyPdgl9Uxtd79EUCkPpqqL5DanYJh89acdRVYkVHL/PPzgmsw03M4a9OQ8ztrWAVBTIRkOCOgmL6int1P6rBEEObl5mkRjXE6h9yjFOVpnPjR+KTeFcvWK3x9HF+12MgTiOMmj2F3s5NkzzYqYUGh93NKCgpBbRDP3hL6gReYzMHnvwWwu06Sch8+H03Ux3SAB9U6RLoK3Me82bXZy5H91A891jZcLtUq2pOOTGPsWSg/mxg9nnHd+ARFIuI8+p4Ifq/T1t4ac03KMpjCWBChib058tj9EA=="}}}}',
        },
      },
    },
    'sign-only': {
      at: 0,
      answers: {
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"7841BAA944DF9EAB2D86D7E1"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"模拟器测试证书"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2027-11-21 07:56:19"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDbzCCAlegAwIBAgIMeEG6qUTfnqsthtfhMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjExMjAwNzU2MTlaFw0yNzExMjEwNzU2MTlaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCt5+H84f++8Bv/badJGf2zfgeY1PNJNDLh7gVMV+QZGZcMdbBjcOxrAM4F2BsUg3WQ7OYUTrbFrZakntl5O+Bv5/sPBBgImVgdnaNKJZNnIrDu07BVfO1M/CaeFn1KFc8vJr3uMard/8bAYmiolkuGYBLxiUg7C8pteYtIU1JQfxnvt1czHerdSzsjsdTeXL1ushsWibzDPX/fA7BXZhxs/46O9TfnPgYTiG4HpYWrguD+qgX/9f05IZINtNDSvycleV0z5wmhxz4vJFt965+4jDrrCL/473P0iOzZSdp/Zw/t0zmFVfiYPs5dndxXyQLrUQFREsBKBsoTgnkUhdS1AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQmptUbbTU1RyZcc/ogASTo46/o0TAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAsLK+d+RNY/dQRYlPfvnnx11aI0+Uy2eoDkRlmkNJB2Aiu3LWRRtsVP5byy0sexF7/gO4pI4WQbCbeMos/t1dgmmtRtvHSZ7yv6Qx0Od016EnsLVj70vswTly+dnqEOgF/OkpqoUGoEMfr4+CWf0QXCfIDV7gol4tDVTdi9PBZgNqW3WZW1H16Pz/9SepU/EOKIgqSaYrZHzecIIRKaVfM/K280zFOWgYJPTgW5UspciJBCf7djBjuToIak/AeJlhSbysjLU4Qpaj8QT+rOUj1JjSZ+L6F781Oi+Qx5t+ZALWsnRwx3a6rQnnd2Bk53MwqnxHIM2ywRQbti/SIdkE1w=="}}}}',
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
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"44491104FF2F91F49474E85C"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"模拟器测试证书"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2027-11-21 07:56:19"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDbzCCAlegAwIBAgIMREkRBP8vkfSUdOhcMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjExMjAwNzU2MTlaFw0yNzExMjEwNzU2MTlaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCt5+H84f++8Bv/badJGf2zfgeY1PNJNDLh7gVMV+QZGZcMdbBjcOxrAM4F2BsUg3WQ7OYUTrbFrZakntl5O+Bv5/sPBBgImVgdnaNKJZNnIrDu07BVfO1M/CaeFn1KFc8vJr3uMard/8bAYmiolkuGYBLxiUg7C8pteYtIU1JQfxnvt1czHerdSzsjsdTeXL1ushsWibzDPX/fA7BXZhxs/46O9TfnPgYTiG4HpYWrguD+qgX/9f05IZINtNDSvycleV0z5wmhxz4vJFt965+4jDrrCL/473P0iOzZSdp/Zw/t0zmFVfiYPs5dndxXyQLrUQFREsBKBsoTgnkUhdS1AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQmptUbbTU1RyZcc/ogASTo46/o0TAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAoQZTOojXWCD1eghsSl0Y7y7Zty1lWOgp3xWZDRffmXRdYvAt7Cu/cKjQLaxnzcjCEMUdw1ybr1xCeUP5yE7p1UDcb0eGieBhcFKecKRyYFyTz0S97lutHl7zEv1VpqH2DiRCgdwActEE7t+HOtxm5FRSlkAFM0Tf79AdJke3L2pxv7uzzKSF0YAtyhh9TBgdRk/sifydu6DW97K4+twwKPbhwjMzG+BeT5A/iOtn4aEYkbNEBcYKgG1htG1etWKlSXQ9GP8lAFWWjdBpVkNLwsiMvI4SbkXWX6r4IuFWKY/fgLSOFTfFRcRuFbOGmDFQgKFx+NByeyFpGMmSGd8IGg=="}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDbzCCAlegAwIBAgIMXsu4CKQ5VJAj4fiQMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjExMjAwNzU2MTlaFw0yNzExMjEwNzU2MTlaMDwxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MR4wHAYDVQQDDBXmqKHmi5/lmajmtYvor5Xor4HkuaYwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCn2jWyW/gFzWYmR0l9p65HGE+OBueMGN45fZI9EeqCaf0xwV6Vgz3QJN1cSj/r/bG/xEw311lgRBJEEol1KC3/qQSBzwh7LWL6ji+Yw4Uhim0OWfS8jlcAHQiW3OWFx6vtFxK+bg5jG0axFP/rVcq7k/qwXgrg/HHPLdAgw+3ut90oWXwMGZHzz3lv91hxMBhzSxjBztVFFkh8YN4p8Az1OovMCxBG4P7Y65/F3gA5hikW2VZAttO5Zst7dW/9yd7x/1dYQ8NEPGwhVhyBKhln8JL3Cj/OCR2rcBdnLVaMxvDHhYznEBhugFQrrMJDL/scMWNrq2qt6kbXqbJJREOdAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSZH4NwnQZ+8pNNFf0eJUp9ZcbF5jAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAFdKUv8QHnu0GYVanpBFZI7pL4KMSmGdqGCINUTcl7mkpYWmMzFyrnt0ULnClw+jiStxbz4H4wiCExiIYZIggiYqDJvEuvXWjARQ+Jw1/uYCMesCWco1ligkmUgmrVUI50vjjkbGl/W9YWr7NuTFpgwaeoo2T6xWfeQXVjMJSXWCQ5GAw1T/PZQhDuhjwRTIWczifkqd6IuX4qYR5p5bn997YBUAIuAZKeibZHroTbnJQ5+lco/4/6uJ8INQ8C2tj1bfK4QHE/+tToGYqwV0ALM6NXJkdLA7G3GsfbveJc53ySAr941K3+wLPYm0jRK4+lhiJkr5YtOrTYlwdrftDHw=="}}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"oLvaNNBufUYXy9153fpfSo454/TOQcBrDEVTQMbXz83hJ8PK2QbyjbcFRFYoqXZ27pwY/AxYxXqvrqLLbQVoy3lyX3ibpCModBcBnFtoR4Y6WENw8Lc7csFbU4LOSr662kbp8sxxqe5CLcAS977+H4pQXSZQ5INSIkhBOA7pHCD3qsqHyeghPv/2XZyDyWia106jIPtw9qnSwbajeXaFwXhUfWXapYKAbqQmwfZLO5PJr5vYAR3E5ApIhg7gYUnA4+iHf51+Z3+1eGm3r52/6G+qsthZrGpzPNLD6Ije4rDXI4Au3c/oObJQwoxAjB9VxG8wj8efIgNVbRC46bMmoA=="}]}}}',
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
          body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"devicenum":"SIM-33773579","devicenums":["SIM-33773579","SIM-78026654"]}}}}',
        },
      },
    },
    'lock-swapped': {
      at: 0,
      answers: {
        CAInit: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"ext":{"devicenum":"SIM-08226861"}}}}',
        },
        ClientSignCertSN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"5C0E6492E016804C2FF2E0D2"}}}}',
        },
        ClientSignCertCN: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"另一把锁"}}}}',
        },
        CertYouXiaoQi: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2027-11-21 07:56:20"}}}}',
        },
        SignCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIB1jCCAXugAwIBAgIMXA5kkuAWgEwv8uDSMAoGCCqBHM9VAYN1MEgxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MSowKAYDVQQDDCFDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFNNMikwHhcNMjYxMTIwMDc1NjIwWhcNMjcxMTIxMDc1NjIwWjAzMQswCQYDVQQGEwJDTjENMAsGA1UECgwEVGVzdDEVMBMGA1UEAwwM5Y+m5LiA5oqK6ZSBMFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAEfEUnQJV2six5+5XDpacNF6sajzZNLgsSHA9MBPmoJnBaQ9GwY1nn+fZwXh9HL4usrepuNEsKuPU1JMUUmUK2n6NgMF4wDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCBsAwHQYDVR0OBBYEFAzKvDBIaV2zHh2pEl4Wh2wz6YUZMB8GA1UdIwQYMBaAFE1Et53ZM9pqW8W1skVC2ZaDTpcTMAoGCCqBHM9VAYN1A0kAMEYCIQCwh32IFfhvo+CSsIsjhKUiX4UyLeYES+pjIWv9E3OdCAIhAOxDapiGIsv68/d6lZ1nHZVPMfM6Mxx5ld6t1kOTpKpv"}}}}',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIB1jCCAXugAwIBAgIMRcyyT3m94No7DfemMAoGCCqBHM9VAYN1MEgxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MSowKAYDVQQDDCFDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFNNMikwHhcNMjYxMTIwMDc1NjIwWhcNMjcxMTIxMDc1NjIwWjAzMQswCQYDVQQGEwJDTjENMAsGA1UECgwEVGVzdDEVMBMGA1UEAwwM5Y+m5LiA5oqK6ZSBMFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAELmyPXJ44N7xn8Tc8XxduSmd5l6nIL4WTy8lvl/tW5DCwWdUUQ+2dI7pkySX5u2XeTvNDYJQJYbYIY9f/S6CHuaNgMF4wDAYDVR0TAQH/BAIwADAOBgNVHQ8BAf8EBAMCAzgwHQYDVR0OBBYEFCd58jKXvZJEWk1FbERjYbWwC8btMB8GA1UdIwQYMBaAFE1Et53ZM9pqW8W1skVC2ZaDTpcTMAoGCCqBHM9VAYN1A0kAMEYCIQCfjI6kU+jgW4dfEmx2fMMMbRo9VYQZng7iEP/CYS7SQQIhAJ1iysatiUKc2G2kXXCClHi5X6bNB/tG5vYkzONP4vlO"}}}}',
        },
        CertSubjectKeyID: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":"0CCABC3048695DB31E1DA9125E16876C33E98519"}}}}',
        },
        Bfjg: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=CN, O=Test, CN=CA Lock Simulator Test Root (SM2)"}}}}',
        },
        DeviceNum: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":"SIM-08226861"}}}}',
        },
        SignData: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"MEUCIQD9LFIz4Fm2CSwtL8kxL95z/rzz9N0TdqHvC1qUZmd+VQIgLRRnn/vjTDA4NvPsj1B1TGAawFPs9kv6UIy0mgelz4s="}]}}}',
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
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDeDCCAmCgAwIBAgIMS81JVpeGS6yLv+JnMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCt5+H84f++8Bv/badJGf2zfgeY1PNJNDLh7gVMV+QZGZcMdbBjcOxrAM4F2BsUg3WQ7OYUTrbFrZakntl5O+Bv5/sPBBgImVgdnaNKJZNnIrDu07BVfO1M/CaeFn1KFc8vJr3uMard/8bAYmiolkuGYBLxiUg7C8pteYtIU1JQfxnvt1czHerdSzsjsdTeXL1ushsWibzDPX/fA7BXZhxs/46O9TfnPgYT',
        },
        EncCert: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDeDCCAmCgAwIBAgIMc6eRbxXTAGfJlO7rMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCn2jWyW/gFzWYmR0l9p65HGE+OBueMGN45fZI9EeqCaf0xwV6Vgz3QJN1cSj/r/bG/xEw311lgRBJEEol1KC3/qQSBzwh7LWL6ji+Yw4Uhim0OWfS8jlcAHQiW3OWFx6vtFxK+bg5jG0axFP/rVcq7k/qwXgrg/HHPLdAgw+3ut90oWXwMGZHzz3lv91hxMBhzSxjBztVFFkh8YN4p8Az1OovMCxBG4P7',
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
        CheckPin: {
          body: '{"body":{"qrstatus":"1","qr',
        },
        SignData: {
          body: '{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"HaCAt6Fz3rAhJc6qssncxuWE974LNaR4MnHPyhf3PfO8oDeRelhod63PrLJkqdA//NSEeHv4EkyuHq/zqnF+5fXUQ7tNSW95NK9OnnPYqmQ0zwmRagb5ejjA86jwT0WDF60NaIADybfwD6',
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
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"ext":{"devicenum":"SIM-33773579"}}}}',
        },
        ClientSignCertSN: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"4BCD495697864BAC8BBFE267"}}}}',
        },
        ClientSignCertCN: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"cn":"示例建设工程有限公司"}}}}',
        },
        CertYouXiaoQi: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"yxq":"2049-12-31 00:00:00"}}}}',
        },
        SignCert: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDeDCCAmCgAwIBAgIMS81JVpeGS6yLv+JnMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCt5+H84f++8Bv/badJGf2zfgeY1PNJNDLh7gVMV+QZGZcMdbBjcOxrAM4F2BsUg3WQ7OYUTrbFrZakntl5O+Bv5/sPBBgImVgdnaNKJZNnIrDu07BVfO1M/CaeFn1KFc8vJr3uMard/8bAYmiolkuGYBLxiUg7C8pteYtIU1JQfxnvt1czHerdSzsjsdTeXL1ushsWibzDPX/fA7BXZhxs/46O9TfnPgYTiG4HpYWrguD+qgX/9f05IZINtNDSvycleV0z5wmhxz4vJFt965+4jDrrCL/473P0iOzZSdp/Zw/t0zmFVfiYPs5dndxXyQLrUQFREsBKBsoTgnkUhdS1AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQmptUbbTU1RyZcc/ogASTo46/o0TAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAq6xD2C8yXP3tN2TAq33T193ketXPXArwwPT7ebdlqOmN9L/sownBYzRPowlVyOGcK6U0+u3opVsjeftTlMuwIc51FONsxHL8CZ2MfNcl7ergI9Ycoh6z8wyyTHFLIQ6iVztFDPSSL1zl1NK5Hrog8VwaS+cKBT9F2JKnhRPvHRq4D0BLyQqskYjx+58YvzoSPKm3Uvwxuj8iDgWBlt+DUi9e8C8z4weXZLc6TPy2K2fnjTbpR01Bh1N6Aoe/YnQXs1dSsXA0bPX54twQcyDr+dCwDyWgoi9aRHn/rjTcqnIBxotaQaD0d8qemmsWwgMreruT+pqGO2wIYkzVKKTwQw=="}}}}',
        },
        EncCert: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDeDCCAmCgAwIBAgIMc6eRbxXTAGfJlO7rMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCn2jWyW/gFzWYmR0l9p65HGE+OBueMGN45fZI9EeqCaf0xwV6Vgz3QJN1cSj/r/bG/xEw311lgRBJEEol1KC3/qQSBzwh7LWL6ji+Yw4Uhim0OWfS8jlcAHQiW3OWFx6vtFxK+bg5jG0axFP/rVcq7k/qwXgrg/HHPLdAgw+3ut90oWXwMGZHzz3lv91hxMBhzSxjBztVFFkh8YN4p8Az1OovMCxBG4P7Y65/F3gA5hikW2VZAttO5Zst7dW/9yd7x/1dYQ8NEPGwhVhyBKhln8JL3Cj/OCR2rcBdnLVaMxvDHhYznEBhugFQrrMJDL/scMWNrq2qt6kbXqbJJREOdAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSZH4NwnQZ+8pNNFf0eJUp9ZcbF5jAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAeFXupRhy5AooleeuAAa7zGcE/fCjwKXV4Qdo1bvn6ODmsxPrKRuENsHnbh1gj0OZC6gHJnPa77ikt86tIe/cGgQ5Xb92J8jFkZOEUlKTAkmEYG/5LfrLNh9CH8+0Tn5CAFAghdfY2rQKKVxZDfnDnfA+r5BldBzRxkmTXlh98rd1GJDjLUPEwYszdJh+41+qXHBM/AQGv2gToFtVldFTgfrUSEkpQQ8jo9/OXzFlWkeRQWUmV2wOYM2WfAw4hD1Z0gDEzcRVqX2i71Unmwom+3cTTGG11G9tmIgJh1LqmFIwwwsTO9Sj2B52VTv3nnXddEGVhtT0qAekKkHO9eCIiA=="}}}}',
        },
        CertSubjectKeyID: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":"26A6D51B6D353547265C73FA200124E8E3AFE8D1"}}}}',
        },
        Bfjg: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=CN, O=Test, CN=CA Lock Simulator Test Root (RSA-2048)"}}}}',
        },
        DeviceNum: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":"SIM-33773579"}}}}',
        },
        CheckPin: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"ext":{"pwd":"1"}}}}',
        },
        SignData: {
          body: '\uFEFF{"body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"HaCAt6Fz3rAhJc6qssncxuWE974LNaR4MnHPyhf3PfO8oDeRelhod63PrLJkqdA//NSEeHv4EkyuHq/zqnF+5fXUQ7tNSW95NK9OnnPYqmQ0zwmRagb5ejjA86jwT0WDF60NaIADybfwD6qS4F+xjrxD9+x0mEki2iLV145K+pO31Ja5oKQw93B5Ebpa0VZCGIo38iM2LeiFL0CgZc7DWVyRkDp+6E1AfZQOs6flxVx12sKKhaREsJRomy7qfItOWfzNZmsbPPM9mMuh6aG+uynyQOvHG1OoH9Ig47RbM+vcKaJfijvLhrZNY4SUKXO/VJx2zHTSpOW8TJcpRIEwRA=="}]}}}',
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
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsic24iOiI0QkNENDk1Njk3ODY0QkFDOEJCRkUyNjcifX19fQ==',
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
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsic2lnbmNlcnQiOiJNSUlEZURDQ0FtQ2dBd0lCQWdJTVM4MUpWcGVHUzZ5THYrSm5NQTBHQ1NxR1NJYjNEUUVCQ3dVQU1FMHhDekFKQmdOVkJBWVRBa05PTVEwd0N3WURWUVFLREFSVVpYTjBNUzh3TFFZRFZRUUREQ1pEUVNCTWIyTnJJRk5wYlhWc1lYUnZjaUJVWlhOMElGSnZiM1FnS0ZKVFFTMHlNRFE0S1RBZUZ3MHlOakF4TURFd01EQXdNREJhRncwME9URXlNekV3TURBd01EQmFNRVV4Q3pBSkJnTlZCQVlUQWtOT01RMHdDd1lEVlFRS0RBUlVaWE4wTVNjd0pRWURWUVFEREI3bnBMcmt2b3ZsdTdyb3JyN2x0NlhucUl2bW5JbnBtWkRsaGF6bGo3Z3dnZ0VpTUEwR0NTcUdTSWIzRFFFQkFRVUFBNElCRHdBd2dnRUtBb0lCQVFDdDUrSDg0ZisrOEJ2L2JhZEpHZjJ6ZmdlWTFQTkpORExoN2dWTVYrUVpHWmNNZGJCamNPeHJBTTRGMkJzVWczV1E3T1lVVHJiRnJaYWtudGw1TytCdjUvc1BCQmdJbVZnZG5hTktKWk5uSXJEdTA3QlZmTzFNL0NhZUZuMUtGYzh2SnIzdU1hcmQvOGJBWW1pb2xrdUdZQkx4aVVnN0M4cHRlWXRJVTFKUWZ4bnZ0MWN6SGVyZFN6c2pzZFRlWEwxdXNoc1dpYnpEUFgvZkE3QlhaaHhzLzQ2TzlUZm5QZ1lUaUc0SHBZV3JndUQrcWdYLzlmMDVJWklOdE5EU3Z5Y2xlVjB6NXdtaHh6NHZKRnQ5NjUrNGpEcnJDTC80NzNQMGlPelpTZHAvWncvdDB6bUZWZmlZUHM1ZG5keFh5UUxyVVFGUkVzQktCc29UZ25rVWhkUzFBZ01CQUFHallEQmVNQXdHQTFVZEV3RUIvd1FDTUFBd0RnWURWUjBQQVFIL0JBUURBZ2JBTUIwR0ExVWREZ1FXQkJRbXB0VWJiVFUxUnlaY2Mvb2dBU1RvNDYvbzBUQWZCZ05WSFNNRUdEQVdnQlNTOW9TVW5waks3QncxcnRFQ1NuWnliVU9WQkRBTkJna3Foa2lHOXcwQkFRc0ZBQU9DQVFFQXE2eEQyQzh5WFAzdE4yVEFxMzNUMTkza2V0WFBYQXJ3d1BUN2ViZGxxT21OOUwvc293bkJZelJQb3dsVnlPR2NLNlUwK3Uzb3BWc2plZnRUbE11d0ljNTFGT05zeEhMOENaMk1mTmNsN2VyZ0k5WWNvaDZ6OHd5eVRIRkxJUTZpVnp0RkRQU1NMMXpsMU5LNUhyb2c4VndhUytjS0JUOUYySktuaFJQdkhScTREMEJMeVFxc2tZangrNThZdnpvU1BLbTNVdnd4dWo4aURnV0JsdCtEVWk5ZThDOHo0d2VYWkxjNlRQeTJLMmZualRicFIwMUJoMU42QW9lL1luUVhzMWRTc1hBMGJQWDU0dHdRY3lEcitkQ3dEeVdnb2k5YVJIbi9yalRjcW5JQnhvdGFRYUQwZDhxZW1tc1d3Z01yZXJ1VCtwcUdPMndJWWt6VktLVHdRdz09In19fX0=',
        },
        EncCert: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsiZGVjcnlwdGNlcnQiOiJNSUlEZURDQ0FtQ2dBd0lCQWdJTWM2ZVJieFhUQUdmSmxPN3JNQTBHQ1NxR1NJYjNEUUVCQ3dVQU1FMHhDekFKQmdOVkJBWVRBa05PTVEwd0N3WURWUVFLREFSVVpYTjBNUzh3TFFZRFZRUUREQ1pEUVNCTWIyTnJJRk5wYlhWc1lYUnZjaUJVWlhOMElGSnZiM1FnS0ZKVFFTMHlNRFE0S1RBZUZ3MHlOakF4TURFd01EQXdNREJhRncwME9URXlNekV3TURBd01EQmFNRVV4Q3pBSkJnTlZCQVlUQWtOT01RMHdDd1lEVlFRS0RBUlVaWE4wTVNjd0pRWURWUVFEREI3bnBMcmt2b3ZsdTdyb3JyN2x0NlhucUl2bW5JbnBtWkRsaGF6bGo3Z3dnZ0VpTUEwR0NTcUdTSWIzRFFFQkFRVUFBNElCRHdBd2dnRUtBb0lCQVFDbjJqV3lXL2dGeldZbVIwbDlwNjVIR0UrT0J1ZU1HTjQ1ZlpJOUVlcUNhZjB4d1Y2Vmd6M1FKTjFjU2ovci9iRy94RXczMTFsZ1JCSkVFb2wxS0MzL3FRU0J6d2g3TFdMNmppK1l3NFVoaW0wT1dmUzhqbGNBSFFpVzNPV0Z4NnZ0RnhLK2JnNWpHMGF4RlAvclZjcTdrL3F3WGdyZy9ISFBMZEFndyszdXQ5MG9XWHdNR1pIenozbHY5MWh4TUJoelN4akJ6dFZGRmtoOFlONHA4QXoxT292TUN4Qkc0UDdZNjUvRjNnQTVoaWtXMlZaQXR0TzVac3Q3ZFcvOXlkN3gvMWRZUThORVBHd2hWaHlCS2hsbjhKTDNDai9PQ1IycmNCZG5MVmFNeHZESGhZem5FQmh1Z0ZRcnJNSkRML3NjTVdOcnEycXQ2a2JYcWJKSlJFT2RBZ01CQUFHallEQmVNQXdHQTFVZEV3RUIvd1FDTUFBd0RnWURWUjBQQVFIL0JBUURBZ000TUIwR0ExVWREZ1FXQkJTWkg0TnduUVorOHBOTkZmMGVKVXA5WmNiRjVqQWZCZ05WSFNNRUdEQVdnQlNTOW9TVW5waks3QncxcnRFQ1NuWnliVU9WQkRBTkJna3Foa2lHOXcwQkFRc0ZBQU9DQVFFQWVGWHVwUmh5NUFvb2xlZXVBQWE3ekdjRS9mQ2p3S1hWNFFkbzFidm42T0Rtc3hQcktSdUVOc0huYmgxZ2owT1pDNmdISm5QYTc3aWt0ODZ0SWUvY0dnUTVYYjkySjhqRmtaT0VVbEtUQWttRVlHLzVMZnJMTmg5Q0g4KzBUbjVDQUZBZ2hkZlkyclFLS1Z4WkRmbkRuZkErcjVCbGRCelJ4a21UWGxoOThyZDFHSkRqTFVQRXdZc3pkSmgrNDErcVhIQk0vQVFHdjJnVG9GdFZsZEZUZ2ZyVVNFa3BRUThqbzkvT1h6RmxXa2VSUVdVbVYyd09ZTTJXZkF3NGhEMVowZ0RFemNSVnFYMmk3MVVubXdvbSszY1RUR0cxMUc5dG1JZ0poMUxxbUZJd3d3c1RPOVNqMkI1MlZUdjNublhkZEVHVmh0VDBxQWVrS2tITzllQ0lpQT09In19fX0=',
        },
        CertSubjectKeyID: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsic2tpZCI6IjI2QTZENTFCNkQzNTM1NDcyNjVDNzNGQTIwMDEyNEU4RTNBRkU4RDEifX19fQ==',
        },
        Bfjg: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsiZG4iOiJDPUNOLCBPPVRlc3QsIENOPUNBIExvY2sgU2ltdWxhdG9yIFRlc3QgUm9vdCAoUlNBLTIwNDgpIn19fX0=',
        },
        DeviceNum: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImNlcnRvYmplY3QiOnsiZGV2aWNlbnVtIjoiU0lNLTMzNzczNTc5In19fX0=',
        },
        CheckPin: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7ImV4dCI6eyJwd2QiOiIxIn19fX0=',
        },
        SignData: {
          base64:
            'eyJib2R5Ijp7Im1zZyI6IrLZ1/fN6rPJIiwicXJzdGF0dXMiOiIxIiwicXJpbmZvIjp7InNpZ25hdHVyZW9iamVjdHMiOlt7InNpZ25lZCI6IkhhQ0F0NkZ6M3JBaEpjNnFzc25jeHVXRTk3NExOYVI0TW5IUHloZjNQZk84b0RlUmVsaG9kNjNQckxKa3FkQS8vTlNFZUh2NEVreXVIcS96cW5GKzVmWFVRN3ROU1c5NU5LOU9ublBZcW1RMHp3bVJhZ2I1ZWpqQTg2andUMFdERjYwTmFJQUR5YmZ3RDZxUzRGK3hqcnhEOSt4MG1Fa2kyaUxWMTQ1SytwTzMxSmE1b0tRdzkzQjVFYnBhMFZaQ0dJbzM4aU0yTGVpRkwwQ2daYzdEV1Z5UmtEcCs2RTFBZlpRT3M2Zmx4VngxMnNLS2hhUkVzSlJvbXk3cWZJdE9XZnpOWm1zYlBQTTltTXVoNmFHK3V5bnlRT3ZIRzFPb0g5SWc0N1JiTSt2Y0thSmZpanZMaHJaTlk0U1VLWE8vVkp4MnpIVFNwT1c4VEpjcFJJRXdSQT09In1dfX19',
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
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"sn":"4BCD495697864BAC8BBFE267"}}}}',
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
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"signcert":"MIIDeDCCAmCgAwIBAgIMS81JVpeGS6yLv+JnMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCt5+H84f++8Bv/badJGf2zfgeY1PNJNDLh7gVMV+QZGZcMdbBjcOxrAM4F2BsUg3WQ7OYUTrbFrZakntl5O+Bv5/sPBBgImVgdnaNKJZNnIrDu07BVfO1M/CaeFn1KFc8vJr3uMard/8bAYmiolkuGYBLxiUg7C8pteYtIU1JQfxnvt1czHerdSzsjsdTeXL1ushsWibzDPX/fA7BXZhxs/46O9TfnPgYTiG4HpYWrguD+qgX/9f05IZINtNDSvycleV0z5wmhxz4vJFt965+4jDrrCL/473P0iOzZSdp/Zw/t0zmFVfiYPs5dndxXyQLrUQFREsBKBsoTgnkUhdS1AgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgbAMB0GA1UdDgQWBBQmptUbbTU1RyZcc/ogASTo46/o0TAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAq6xD2C8yXP3tN2TAq33T193ketXPXArwwPT7ebdlqOmN9L/sownBYzRPowlVyOGcK6U0+u3opVsjeftTlMuwIc51FONsxHL8CZ2MfNcl7ergI9Ycoh6z8wyyTHFLIQ6iVztFDPSSL1zl1NK5Hrog8VwaS+cKBT9F2JKnhRPvHRq4D0BLyQqskYjx+58YvzoSPKm3Uvwxuj8iDgWBlt+DUi9e8C8z4weXZLc6TPy2K2fnjTbpR01Bh1N6Aoe/YnQXs1dSsXA0bPX54twQcyDr+dCwDyWgoi9aRHn/rjTcqnIBxotaQaD0d8qemmsWwgMreruT+pqGO2wIYkzVKKTwQw=="}}}}',
        },
        EncCert: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"decryptcert":"MIIDeDCCAmCgAwIBAgIMc6eRbxXTAGfJlO7rMA0GCSqGSIb3DQEBCwUAME0xCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MS8wLQYDVQQDDCZDQSBMb2NrIFNpbXVsYXRvciBUZXN0IFJvb3QgKFJTQS0yMDQ4KTAeFw0yNjAxMDEwMDAwMDBaFw00OTEyMzEwMDAwMDBaMEUxCzAJBgNVBAYTAkNOMQ0wCwYDVQQKDARUZXN0MScwJQYDVQQDDB7npLrkvovlu7rorr7lt6XnqIvmnInpmZDlhazlj7gwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCn2jWyW/gFzWYmR0l9p65HGE+OBueMGN45fZI9EeqCaf0xwV6Vgz3QJN1cSj/r/bG/xEw311lgRBJEEol1KC3/qQSBzwh7LWL6ji+Yw4Uhim0OWfS8jlcAHQiW3OWFx6vtFxK+bg5jG0axFP/rVcq7k/qwXgrg/HHPLdAgw+3ut90oWXwMGZHzz3lv91hxMBhzSxjBztVFFkh8YN4p8Az1OovMCxBG4P7Y65/F3gA5hikW2VZAttO5Zst7dW/9yd7x/1dYQ8NEPGwhVhyBKhln8JL3Cj/OCR2rcBdnLVaMxvDHhYznEBhugFQrrMJDL/scMWNrq2qt6kbXqbJJREOdAgMBAAGjYDBeMAwGA1UdEwEB/wQCMAAwDgYDVR0PAQH/BAQDAgM4MB0GA1UdDgQWBBSZH4NwnQZ+8pNNFf0eJUp9ZcbF5jAfBgNVHSMEGDAWgBSS9oSUnpjK7Bw1rtECSnZybUOVBDANBgkqhkiG9w0BAQsFAAOCAQEAeFXupRhy5AooleeuAAa7zGcE/fCjwKXV4Qdo1bvn6ODmsxPrKRuENsHnbh1gj0OZC6gHJnPa77ikt86tIe/cGgQ5Xb92J8jFkZOEUlKTAkmEYG/5LfrLNh9CH8+0Tn5CAFAghdfY2rQKKVxZDfnDnfA+r5BldBzRxkmTXlh98rd1GJDjLUPEwYszdJh+41+qXHBM/AQGv2gToFtVldFTgfrUSEkpQQ8jo9/OXzFlWkeRQWUmV2wOYM2WfAw4hD1Z0gDEzcRVqX2i71Unmwom+3cTTGG11G9tmIgJh1LqmFIwwwsTO9Sj2B52VTv3nnXddEGVhtT0qAekKkHO9eCIiA=="}}}}',
        },
        CertSubjectKeyID: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"skid":"26A6D51B6D353547265C73FA200124E8E3AFE8D1"}}}}',
        },
        Bfjg: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"dn":"C=CN, O=Test, CN=CA Lock Simulator Test Root (RSA-2048)"}}}}',
        },
        DeviceNum: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"certobject":{"devicenum":"SIM-33773579"}}}}',
        },
        CheckPin: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"ext":{"pwd":"1"}}}}',
        },
        SignData: {
          padding: 5242880,
          body: '{"padding":"","body":{"qrstatus":"1","qrinfo":{"signatureobjects":[{"signed":"HaCAt6Fz3rAhJc6qssncxuWE974LNaR4MnHPyhf3PfO8oDeRelhod63PrLJkqdA//NSEeHv4EkyuHq/zqnF+5fXUQ7tNSW95NK9OnnPYqmQ0zwmRagb5ejjA86jwT0WDF60NaIADybfwD6qS4F+xjrxD9+x0mEki2iLV145K+pO31Ja5oKQw93B5Ebpa0VZCGIo38iM2LeiFL0CgZc7DWVyRkDp+6E1AfZQOs6flxVx12sKKhaREsJRomy7qfItOWfzNZmsbPPM9mMuh6aG+uynyQOvHG1OoH9Ig47RbM+vcKaJfijvLhrZNY4SUKXO/VJx2zHTSpOW8TJcpRIEwRA=="}]}}}',
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
