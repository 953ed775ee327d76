import { labelOf } from '@dramatis/catalogue'
import { inMegabytes, inWords } from './inWords.ts'
import type { Sentences } from './Sentences.ts'

const FIELDS: Readonly<Record<string, string>> = {
  email: 'يُرجى إدخال عنوان بريد إلكتروني مثل name@example.com.',
  code: 'يُرجى إدخال الرمز الوارد في البريد الإلكتروني.',
  photo: 'يُرجى اختيار صورة أصغر بصيغة PNG أو JPEG أو WebP أو AVIF.',
}

/** With the digits of the page's texts. */
const ARABIC = 'ar-u-nu-latn'

export const ar: Sentences = {
  invalidField: ({ field }) =>
    FIELDS[field] ?? 'لا يمكن استخدام هذا النص كما هو. يُرجى اختصاره أو تغييره.',
  unreadablePhoto: () =>
    'تعذّرت قراءة الصورة. يُرجى اختيار صورة بصيغة PNG أو JPEG أو WebP أو AVIF لا تتجاوز 16 ميغابكسل، وتحويل صور HEIC إلى JPEG أولًا.',
  premiumOnly: ({ style }) => `نمط «${labelOf(style)}» متاح مع بريميوم.`,
  unknownPartner: () => 'مفتاح هذه الصفحة غير موجود. يُرجى إبلاغ المسؤول عنها.',
  foreignPartner: () => 'مفتاح هذه الصفحة يخص عنوانًا آخر. يُرجى إبلاغ المسؤول عنها.',
  unknownJob: ({ minutes }) =>
    `لم يعد هذا البورتريه موجودًا. إما أنه أُلغي، أو انقضت مدة حفظه: ${inWords(ARABIC, minutes * 60)}.`,
  tooLarge: ({ bytes }) =>
    `الحجم كبير جدًا، والحد الأقصى هو ${inMegabytes(ARABIC, bytes)}. يُرجى تصغيره.`,
  declined: () => 'لا تسمح قواعد السلامة بهذه الشخصية. يُرجى وصف شخصية أخرى.',
  editedDescription: () =>
    'لا يُرسم هنا إلا وفق أوصاف الموقع نفسه. يُرجى طلب الوصف من جديد وعدم تغييره.',
  styleNotDrawn: ({ style, styles }) =>
    `نمط «${labelOf(style)}» غير متاح هنا بعد. اختر من بين: ${styles.map((one) => labelOf(one)).join('، ')}.`,
  noEdits: () => 'لا يمكن تغيير الصور هنا. يُرجى وصف الشخصية بالكلمات، من دون صورة.',
  checkoutNotSetUp: () => 'لا يمكن الشراء في هذا الموقع بعد. يُرجى الاتصال بالدعم.',
  codesNotSetUp: () => 'لا يرسل هذا الموقع رموزًا بالبريد الإلكتروني. يُرجى الاتصال بالدعم.',
  describingTimedOut: () => 'استغرق الوصف وقتًا أطول من اللازم. يُرجى إعادة المحاولة.',
  paintingTimedOut: () => 'استغرقت الصورة وقتًا أطول من اللازم. يُرجى إعادة المحاولة.',
  subscriptionUnverified: () => 'تعذّر التحقق من الاشتراك. يُرجى إعادة المحاولة أو الاتصال بالدعم.',
  checkoutFailed: () => 'حدث خطأ أثناء معالجة طلبك. يُرجى إعادة المحاولة.',
  queueFull: ({ seconds }) =>
    `في قائمة الانتظار بورتريهات كثيرة جدًا. يُرجى إعادة المحاولة لاحقًا، ومدة الانتظار: ${inWords(ARABIC, seconds)}.`,
  budgetSpent: () => 'لا يمكن رسم المزيد من البورتريهات اليوم. إلى الغد!',
  unavailable: () => 'الخدمة غير متاحة حاليًا. يُرجى إعادة المحاولة بعد دقيقة.',
}
