/*
 * One signed call in five languages (docs/contract.md, "The signature"). The key is read from the environment and is
 * never part of a snippet.
 */

/** Values for a snippet. */
export interface SnippetFacts {
  merchantId: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

const PATH = '/payment/payment-status';

const curl = ({ merchantId, baseUrl }: SnippetFacts) => `\
# export MERCHANT_API_KEY=...
BODY='{"id":"TT1"}'
TIMESTAMP=$(date +%s)
DIGEST=$(printf '%s' "$BODY" | openssl dgst -sha256 -r | cut -d' ' -f1)
SIGNATURE=$(printf 'POST\\n${PATH}\\n%s\\n%s' "$TIMESTAMP" "$DIGEST" |
  openssl dgst -sha256 -hmac "$MERCHANT_API_KEY" -r | cut -d' ' -f1)

curl --fail-with-body '${baseUrl}${PATH}' \\
  -H 'Content-Type: application/json' \\
  -H 'X-Merchant-Id: ${merchantId}' \\
  -H "X-Timestamp: $TIMESTAMP" \\
  -H "X-Signature: $SIGNATURE" \\
  --data-raw "$BODY"
`;

const node = ({ merchantId, baseUrl }: SnippetFacts) => `\
import { createHash, createHmac } from 'node:crypto';

const path = '${PATH}';
const body = JSON.stringify({ id: 'TT1' });
const timestamp = String(Math.floor(Date.now() / 1000));
const digest = createHash('sha256').update(body).digest('hex');
const signature = createHmac('sha256', process.env.MERCHANT_API_KEY)
  .update(['POST', path, timestamp, digest].join('\\n'))
  .digest('hex');

const response = await fetch('${baseUrl}' + path, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'X-Merchant-Id': '${merchantId}',
    'X-Timestamp': timestamp,
    'X-Signature': signature,
  },
  body,
});
console.log(response.status, await response.text());
`;

const php = ({ merchantId, baseUrl }: SnippetFacts) => `\
<?php
$path = '${PATH}';
$body = json_encode(['id' => 'TT1']);
$timestamp = (string) time();
$text = implode("\\n", ['POST', $path, $timestamp, hash('sha256', $body)]);
$signature = hash_hmac('sha256', $text, getenv('MERCHANT_API_KEY'));

$call = curl_init('${baseUrl}' . $path);
curl_setopt_array($call, [
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Content-Type: application/json',
        'X-Merchant-Id: ${merchantId}',
        'X-Timestamp: ' . $timestamp,
        'X-Signature: ' . $signature,
    ],
]);
echo curl_exec($call);
`;

const java = ({ merchantId, baseUrl }: SnippetFacts) => `\
import java.net.URI;
import java.net.http.*;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Call {
    public static void main(String[] args) throws Exception {
        var path = "${PATH}";
        var body = "{\\"id\\":\\"TT1\\"}".getBytes(StandardCharsets.UTF_8);
        var timestamp = String.valueOf(Instant.now().getEpochSecond());
        var hex = HexFormat.of();
        var digest = hex.formatHex(MessageDigest.getInstance("SHA-256").digest(body));
        var text = String.join("\\n", "POST", path, timestamp, digest);
        var key = System.getenv("MERCHANT_API_KEY").getBytes(StandardCharsets.UTF_8);
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        var signature = hex.formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));

        var request = HttpRequest.newBuilder(URI.create("${baseUrl}" + path))
            .header("Content-Type", "application/json")
            .header("X-Merchant-Id", "${merchantId}")
            .header("X-Timestamp", timestamp)
            .header("X-Signature", signature)
            .POST(HttpRequest.BodyPublishers.ofByteArray(body))
            .build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}
`;

const csharp = ({ merchantId, baseUrl }: SnippetFacts) => `\
using System.Security.Cryptography;
using System.Text;

var path = "${PATH}";
var body = "{\\"id\\":\\"TT1\\"}";
var timestamp = DateTimeOffset.UtcNow.ToUnixTimeSeconds().ToString();
string Hex(byte[] bytes) => Convert.ToHexString(bytes).ToLowerInvariant();
var digest = Hex(SHA256.HashData(Encoding.UTF8.GetBytes(body)));
var text = string.Join("\\n", "POST", path, timestamp, digest);
var key = Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("MERCHANT_API_KEY")!);
var signature = Hex(HMACSHA256.HashData(key, Encoding.UTF8.GetBytes(text)));

using var client = new HttpClient();
var request = new HttpRequestMessage(HttpMethod.Post, "${baseUrl}" + path)
{
    Content = new StringContent(body, Encoding.UTF8, "application/json"),
};
request.Headers.Add("X-Merchant-Id", "${merchantId}");
request.Headers.Add("X-Timestamp", timestamp);
request.Headers.Add("X-Signature", signature);
var response = await client.SendAsync(request);
Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");
`;

/** The languages by their common names. */
export const SNIPPETS = [
  { id: 'curl', label: 'curl', write: curl },
  { id: 'node', label: 'Node.js', write: node },
  { id: 'php', label: 'PHP', write: php },
  { id: 'java', label: 'Java', write: java },
  { id: 'csharp', label: 'C#', write: csharp },
] as const;

/** Values that are safe inside quotes in any language; others are left to be filled in. */
export function factsOf(merchantId: string | undefined, baseUrl: string | undefined): SnippetFacts {
  const address = baseUrl?.replace(/\/+$/, '') ?? '';
  return {
    merchantId: merchantId && /^[\w.-]{1,100}$/.test(merchantId) ? merchantId : 'MERCHANT_ID',
    baseUrl: /^https?:\/\/[\w.:/-]{1,300}$/.test(address) ? address : 'https://BASE_URL',
  };
}
