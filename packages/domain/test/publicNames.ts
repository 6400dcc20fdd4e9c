/** Every name the package exports, by category. A change here is a change for everybody outside. */
export const PUBLIC_NAMES: Readonly<Record<string, string>> = {
  ad:
    'AD_STATES AD_TRANSITIONS DECIDED_STATES RENEW_AFTER_EXPIRY_DAYS ' +
    'RENEW_BEFORE_EXPIRY_DAYS adStatus adTransition ageInHeading isPromotable',
  attributes:
    'ATTRIBUTE_PARAMS ATTRIBUTE_SETS WANTED conditionText conditionsFrom toParams attributeFacts attributeText attributeWords attributesOf hotFacts moveAttributes numberText readAttributes ' +
    'choiceLines nameOfSet offeredChoices readCondition toAttributeChanges toTyped wordAttributes writeCondition',
  contact:
    'formatPhone isCompanyId isEmail isMobile likelyEmail maskPhone parsePhone readWebAddress',
  countries: 'COUNTRIES COUNTRY_CODES countryName isCountryCode',
  deal: 'DEAL_EVENTS DEAL_STATES EXCHANGES_OPEN_MAX EXCHANGE_HOURS EXCHANGE_KEPT_DAYS NO_DEAL OFFERS_MAX OFFER_AMOUNT OFFER_HOURS RATING_DAYS RATING_STARS RESERVATION_HOURS averageStars ratingEnd ratingSummary nameOfOther photoWords starsText dealAt dealEnd dealStep dealWords otherSide QUESTIONS answersTo factsOf questionText questionsFor',
  feed: 'FEED_COLUMNS FEED_HEAD_BYTES FEED_SEPARATOR XML_FOOT XML_HEAD XML_NAMES columnOfField createCsvReader csvLine elementKey feedFault feedHeader feedKey feedKindFault feedRow findSeparator readCells readFeedPhotos readFeedPrice writeFeedPrice xmlAd',
  forms:
    'AdLinksFormSchema AdPasswordFormSchema WithdrawFormSchema BannerFormSchema CouponFormSchema EditionFormSchema INVOICE_DAYS INVOICE_LIMITS PromoKindFormSchema SectionFormSchema UserFormSchema ' +
    'AdSectionFormSchema AppealFormSchema ComplaintFormSchema ' +
    'ChangeEmailFormSchema ConversationReportFormSchema ChangePasswordFormSchema DeleteAccountFormSchema EMPTY_AD ' +
    'FindAdFormSchema ' +
    'LABEL LETTER_KINDS LoginFormSchema LostPasswordFormSchema ' +
    'MemberMessageFormSchema MessageFormSchema NotificationsFormSchema OfferFormSchema PROMOS PhoneFormSchema PrintWordingFormSchema ProfileFormSchema ' +
    'NoticeFormSchema RatingAnswerFormSchema RatingFormSchema RatingReportFormSchema ReasonsFormSchema RegisterFormSchema ReportVerdictFormSchema VerdictFormSchema WordFormSchema slugOfAddress ' +
    'ReplyFormSchema replyWithPhotosFormSchema RatingVerdictFormSchema ReportFormSchema ResetByCodeFormSchema ResetByLinkFormSchema ' +
    'adEditFormSchema adFormSchema adTextFormSchema askFormSchema attributeFaults attributesFormSchema fieldErrors fits wordingFaults ' +
    'hasPhoneOrMail isPriceAmount message passwordStrength priceTypesOf ' +
    'promoFormSchema renewFormSchema SellerPageFormSchema serverErrors showFlags shownFields textLength wantToShow',
  hours: 'NO_HOURS WEEKDAYS hoursText readHours weekOf weekdayName',
  lengths: 'UNITS_PER_CHARACTER maxLength minLength',
  limits:
    'ABOUT_MAX AD_PASSWORD_MINUTES AGE_COOKIE_SECONDS ATTRIBUTES_MAX ATTRIBUTE_KEY_MAX ATTRIBUTE_NAME_MAX ATTRIBUTE_TEXT_MAX CHOICES_MAX BANNER_ADDRESS_MAX BANNER_ADVERTISER_MAX BANNER_ALT_MAX CHUNK_RELOAD_MS ' +
    'COMPANY_NAME_MAX COMPANY_TEXT_MAX COMPLAINT_ABOUT_LENGTH COMPLAINT_DAYS COMPLAINT_LENGTH COMPLAINT_WISH_MAX ' +
    'CONTENT_LENGTH COUPON_MAX CONVERSATION_MONTHS DISPUTE_YEARS DUPLICATE_DAYS EMAIL_MAX EXPLANATION_LENGTH FACTS_LENGTH FIND_LENGTH ' +
    'FEEDS_KEPT FEED_ADDRESS_MAX FEED_COLUMNS_MAX FEED_ENDS FEED_LINES_MAX FEED_LINE_MAX FEED_MEGABYTES FEED_NAME_MAX FEED_NUMBER_MAX FEED_PIECE_BYTES ' +
    'GUEST_FAVOURITES_MAX HEADER_NAME_MAX HEADING_LENGTH HEADING_MAX_SHOWN HEADING_MENDING_HOURS HELD_WORD_MAX HELD_WORD_NOTE_MAX LOCALITY_DEBOUNCE_MS ' +
    'LARGEST_FEEDS_AN_HOUR LOCALITY_INDICATOR_THROTTLE_MS LOCALITY_MAX_SHOWN LOCALITY_MIN_CHARS LOGOUT_MINUTES LOGO_STRETCH_MAX ' +
    'LOGOUT_WARNING_MINUTES MAX_IMAGES MESSAGE_LENGTH NAME_MAX NICKNAME_LENGTH OVERLAY_DURATION_MS OVERLAY_ICON_MS OVERLAY_THROTTLE_MS ' +
    'PASSWORD_MAX PASSWORD_MIN PER_PAGE PHONE_CODE_LENGTH PHOTO_MEGABYTES MESSAGE_PHOTOS_MAX CONVERSATION_PHOTOS_MAX PHOTO_SHORTEST_SIDE PHOTO_TO_SCALE_MEGABYTES ' +
    'PREFETCH_IDLE_MS PRICE_MAX PROMOS_MAX PROMO_NAME_MAX PUSH_BROWSERS_MAX PUSH_ENDPOINT_MAX RATING_MONTHS RATING_TEXT_MAX REFRESH_TOKEN_SECONDS ' +
    'REFUND_DAYS RELATED_PER_PAGE REPORT_CONTENT_MAX RESET_CODE_MAX SCROLL_MS SECTION_NAME_MAX SLUG_MAX ' +
    'SEARCH_DEBOUNCE_MS SEARCH_MAX_CHARS SEARCH_MIN_CHARS SMS_AD_MAX SMS_AD_PRICE TOAST_MS TOKEN_SECONDS UNPAID_ORDER_MONTHS VALIDITY_DAYS_MAX VAT_ID_MAX WEB_ADDRESS_MAX WATCHES_MAX WATCH_CONFIRM_HOURS WHOLE_NAME_MAX WITHDRAWAL_DAYS WITHDRAWAL_REASON_MAX',
  listing:
    'AD_TYPES SORT_KEYS adTypeLabel allowedTypes bannerSlot emptyList finishFetch flagReload ' +
    'LIST_VIEWS initialFilter isFilterChanged isPaidFor mergeBanners sortLabel ' +
    'startFetch',
  locality:
    'MAP_SIZE PLACE_NAME RADII REGIONS toMapPoint distanceBetween distanceStep formatDistance formatPsc hasPsc ' +
    'isInCountry localityName parsePsc',
  moderation:
    'APPEAL_MONTHS DECISION_GROUNDS DECISION_MEASURES OFFERED_REASONS REPORT_REASONS URGENT_REPORTERS VISITOR_REASONS ' +
    'adFingerprint calmDown classifyAdult findContacts findPhones findScamLinks isShouting maskContacts maskPhones ' +
    'messageWarnings WARNING_TEXTS moderationReasons',
  names: 'advertiserName initial shownName',
  order:
    'CREDIT_PACKAGES DISCOUNT_KINDS INVOICE_DEFAULTS INVOICE_GRACE_DAYS INVOICE_REMINDER_DAYS INVOICE_UNDO_DAYS ORDER_LINE_KINDS ' +
    'ORDER_MACHINE SERVICE_KINDS bankStatus creditDiscount creditRefund discountLabel discountText discountTotal ibanOf ' +
    'invoiceFault lowerLines orderExpiry orderLines orderTotal orderTransition orderVat paidFor parseCouponCode paymentCode ' +
    'paymentOutcome paymentTransition priceBy renewalPrice renewedUntil takenBack vatIn',
  price:
    'PRICES_MIN PRICE_TYPES formatExactly formatMoney formatPrice fromHundredths hasAmount medianPrice priceWords shownPrice ' +
    'summarisePrices toHundredths toPrice',
  print: 'LINE_AD_CHARS NO_DIAL_CODE abbreviate lineAd lineLength shorten',
  search:
    'STOP_WORDS answersSeeking dealOf diminutiveStems findTokens fold hasAccents highlightRanges isSearchable lexicon readHeading readPriceRange readQuery ' +
    'isWished saysOnlyPeople searchWords seekingsOf stem toStems tokenize wishesOf',
  session: 'AGE_COOKIE adAccess ageDecision logoutStep minutesLeft networkOf returnPath',
  slug: 'RESERVED_PROFILES adSlug isProfileName isSlug parseAdSlug profilePath slugify',
  sms: 'SMS_OUTCOMES checkSmsText isSmsRefundDue maskPhones parseSms smsPrice smsReply',
  text:
    'Html WORDS compareCzech countOf firstWords formatCount groupThousands html joinList nonBreaking plural ' +
    'tidyLines truncate withoutEnd',
  time:
    'addWorkingDays atTime complaintDue daysLeft disputeDue endOfDay formatDate formatDateTime formatTime ' +
    'isHoliday isWorkingDay isoDay onDay pragueDate pragueParts refundDue relativeTime remainingTime ' +
    'validUntil',
}
