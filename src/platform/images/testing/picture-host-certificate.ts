/** A self-signed certificate for photos.example and other.example. Only tests that pass it as the CA trust it. */
export const pictureHostCertificate = `-----BEGIN CERTIFICATE-----
MIIBszCCAVmgAwIBAgIUYi4w6BH0uCLqKv4ybV1OsQJn2nAwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOcGhvdG9zLmV4YW1wbGUwIBcNMjYxMTIxMjM0NTUzWhgPMjEy
NjEwMjgyMzQ1NTNaMBkxFzAVBgNVBAMMDnBob3Rvcy5leGFtcGxlMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEMQeu4acV5q+UxP5oloiPulRQddH5r2GCQm+1ob1v
ayBVeNGCWdYkGFNlyBHdwc1JEJqRsBIBt67mdc1zf4WSA6N9MHswHQYDVR0OBBYE
FHy4ZRlHcoSCqtkjUJ4z3B3i9I10MB8GA1UdIwQYMBaAFHy4ZRlHcoSCqtkjUJ4z
3B3i9I10MA8GA1UdEwEB/wQFMAMBAf8wKAYDVR0RBCEwH4IOcGhvdG9zLmV4YW1w
bGWCDW90aGVyLmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIgY11g+6jXu+UnBuuP
kDedwT/aiwYVSrt/sFp4mqZvmzcCIQCGvBRpvKBkquLY7lWEmNSNjkDS+u/kn6Rd
juMWEnYbjA==
-----END CERTIFICATE-----
`;

/** The certificate's key, which guards nothing. */
export const pictureHostKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgo2NLA44x35+Ia9x3
s2zB3ISuCABxKcxj/ZCq8W4PDsahRANCAAQxB67hpxXmr5TE/miWiI+6VFB10fmv
YYJCb7WhvW9rIFV40YJZ1iQYU2XIEd3BzUkQmpGwEgG3ruZ1zXN/hZID
-----END PRIVATE KEY-----
`;
