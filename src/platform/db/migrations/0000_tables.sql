CREATE TABLE "sign_in_codes" (
	"site_id" text NOT NULL,
	"code_uuid" uuid NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_codes_site_id_code_uuid_pk" PRIMARY KEY("site_id","code_uuid")
);
--> statement-breakpoint
CREATE TABLE "visitor_sessions" (
	"site_id" text NOT NULL,
	"session_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"signed_in_at" timestamp with time zone,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_sessions_site_id_session_uuid_pk" PRIMARY KEY("site_id","session_uuid")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"site_id" text NOT NULL,
	"visitor_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"phone" text,
	"came_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitors_site_id_visitor_uuid_pk" PRIMARY KEY("site_id","visitor_uuid")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"site_id" text NOT NULL,
	"appointment_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"location_id" bigint NOT NULL,
	"vehicle_id" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"link_hashes" text[] DEFAULT '{}' NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "appointments_site_id_appointment_uuid_pk" PRIMARY KEY("site_id","appointment_uuid"),
	CONSTRAINT "appointments_times" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "reservation_entries" (
	"site_id" text NOT NULL,
	"reservation_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_entries_site_id_reservation_uuid_version_pk" PRIMARY KEY("site_id","reservation_uuid","version")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"site_id" text NOT NULL,
	"reservation_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"amount_cents" integer NOT NULL,
	"price" jsonb,
	"payment_ref" text,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"failed_refunds" integer DEFAULT 0 NOT NULL,
	"is_purchase" boolean DEFAULT false NOT NULL,
	"decline" text,
	"entry" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact" jsonb,
	"lead_uuid" uuid,
	"reservation_lead_uuid" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone,
	"held_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"is_hold_synced" boolean DEFAULT true NOT NULL,
	CONSTRAINT "reservations_site_id_reservation_uuid_pk" PRIMARY KEY("site_id","reservation_uuid")
);
--> statement-breakpoint
CREATE TABLE "vehicle_holds" (
	"site_id" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"reservation_uuid" uuid NOT NULL,
	CONSTRAINT "vehicle_holds_site_id_vehicle_id_pk" PRIMARY KEY("site_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "finance_applications" (
	"site_id" text NOT NULL,
	"application_uuid" uuid NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"sealed" text NOT NULL,
	"amount_cents" bigint,
	"term_months" integer,
	"outcome" text,
	"lead_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "finance_applications_site_id_application_uuid_pk" PRIMARY KEY("site_id","application_uuid")
);
--> statement-breakpoint
CREATE TABLE "file_purges" (
	"purge_uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_ids" jsonb NOT NULL,
	"address_hash" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_deliveries" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"delivery_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lead_deliveries_site_id_lead_uuid_kind_target_pk" PRIMARY KEY("site_id","lead_uuid","kind","target")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"submission_hash" text NOT NULL,
	"form" text DEFAULT 'contact' NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"source" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"postcode" text,
	"message" text,
	"rego" text,
	"location_id" integer,
	"dealership_slug" text,
	"manufacturer_slug" text,
	"vehicle_id" bigint,
	"vehicle" jsonb,
	"additional_services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opt_in" boolean NOT NULL,
	"opt_in_text" text NOT NULL,
	"page_id" text DEFAULT '' NOT NULL,
	"page_path" text NOT NULL,
	"page_url" text DEFAULT '' NOT NULL,
	"lead_attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"is_trapped" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_site_id_lead_uuid_pk" PRIMARY KEY("site_id","lead_uuid"),
	CONSTRAINT "leads_submission_key" UNIQUE("site_id","submission_hash")
);
--> statement-breakpoint
CREATE TABLE "link_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"site_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"suppressed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_suppressions_site_id_address_hash_pk" PRIMARY KEY("site_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_request_entries" (
	"site_id" text NOT NULL,
	"request_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_request_entries_site_id_request_uuid_version_pk" PRIMARY KEY("site_id","request_uuid","version")
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"site_id" text NOT NULL,
	"request_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"reference" text NOT NULL,
	"purpose" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"payment_ref" text,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"decline" text,
	"is_closed" boolean DEFAULT false NOT NULL,
	"customer" jsonb NOT NULL,
	"lead_uuid" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "payment_requests_site_id_request_uuid_pk" PRIMARY KEY("site_id","request_uuid")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"site_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_site_id_event_id_pk" PRIMARY KEY("site_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"site_id" text NOT NULL,
	"payment_key" text NOT NULL,
	"purpose" text DEFAULT 'reservation' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"decline" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_payments_site_id_payment_key_pk" PRIMARY KEY("site_id","payment_key")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"site_id" text NOT NULL,
	"purchase_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"answers" jsonb NOT NULL,
	"reservation_uuid" uuid,
	"agreement" jsonb,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_site_id_purchase_uuid_pk" PRIMARY KEY("site_id","purchase_uuid")
);
--> statement-breakpoint
CREATE TABLE "search_targets" (
	"site_id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"version" bigint NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_reveals" (
	"site_id" text NOT NULL,
	"reveal_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"dealership_id" bigint,
	"revealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_reveals_site_id_reveal_uuid_pk" PRIMARY KEY("site_id","reveal_uuid")
);
--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"site_id" text NOT NULL,
	"event_uuid" uuid NOT NULL,
	"event_id" integer NOT NULL,
	"vehicle_id" bigint,
	"path" text NOT NULL,
	"details" jsonb,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracked_events_site_id_event_uuid_pk" PRIMARY KEY("site_id","event_uuid")
);
--> statement-breakpoint
CREATE TABLE "vehicle_views" (
	"site_id" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "vehicle_views_site_id_vehicle_id_pk" PRIMARY KEY("site_id","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"site_id" text NOT NULL,
	"valuation_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"rego" text,
	"rego_state" text,
	"look_up" text NOT NULL,
	"cars" jsonb NOT NULL,
	"car_at" integer,
	"odometer_km" integer,
	"adjustment_answers" jsonb NOT NULL,
	"offer" jsonb,
	"offer_price" integer,
	"no_estimate" text,
	"vehicle_id" bigint,
	"lead_id" uuid,
	"form_completed" boolean NOT NULL,
	"offer_accepted" boolean NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "valuations_site_id_valuation_uuid_pk" PRIMARY KEY("site_id","valuation_uuid")
);
--> statement-breakpoint
CREATE TABLE "sites_state" (
	"site_id" text PRIMARY KEY NOT NULL,
	"stock_version" bigint DEFAULT 0 NOT NULL,
	"last_vehicle_id" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"site_id" text NOT NULL,
	"id" bigint NOT NULL,
	"slug" text NOT NULL,
	"stock_number" text NOT NULL,
	"status" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"feed_hash" text,
	"version" bigint NOT NULL,
	"sold_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hold" text,
	"record" jsonb NOT NULL,
	CONSTRAINT "vehicles_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "vehicles_slug_key" UNIQUE("site_id","slug"),
	CONSTRAINT "vehicles_stock_number_key" UNIQUE("site_id","stock_number")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"site_id" text NOT NULL,
	"search_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"followed_at" timestamp with time zone,
	"consent_text" text,
	"known_ids" jsonb NOT NULL,
	"noted_count" integer DEFAULT 0 NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "saved_searches_site_id_search_uuid_pk" PRIMARY KEY("site_id","search_uuid")
);
--> statement-breakpoint
CREATE TABLE "watchlist_consents" (
	"site_id" text NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"consent_text" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirm_hash" text,
	"asks" integer DEFAULT 0 NOT NULL,
	"asks_since" timestamp with time zone,
	CONSTRAINT "watchlist_consents_site_id_visitor_uuid_pk" PRIMARY KEY("site_id","visitor_uuid")
);
--> statement-breakpoint
CREATE TABLE "watchlist_entries" (
	"site_id" text NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"price_cents" bigint,
	"notified_price_cents" bigint,
	"is_notified_available" boolean DEFAULT true NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "watchlist_entries_site_id_visitor_uuid_vehicle_id_pk" PRIMARY KEY("site_id","visitor_uuid","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "watchlist_messages" (
	"site_id" text NOT NULL,
	"message_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_messages_site_id_message_uuid_pk" PRIMARY KEY("site_id","message_uuid")
);
--> statement-breakpoint
CREATE TABLE "wheel_spins" (
	"site_id" text NOT NULL,
	"campaign_key" text NOT NULL,
	"sequence" integer NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"campaign_version" text NOT NULL,
	"slices" json NOT NULL,
	"number" integer NOT NULL,
	"prize_key" text NOT NULL,
	"words" text NOT NULL,
	"is_prize" boolean NOT NULL,
	"terms" text NOT NULL,
	"code" text,
	"valid_until" text,
	"over_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"first_name" text,
	"email" text,
	"lead_uuid" uuid,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "wheel_spins_site_id_campaign_key_sequence_pk" PRIMARY KEY("site_id","campaign_key","sequence")
);
--> statement-breakpoint
CREATE INDEX "sign_in_codes_visitor_idx" ON "sign_in_codes" USING btree ("site_id","visitor_uuid","sent_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_sent_idx" ON "sign_in_codes" USING btree ("site_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_sessions_secret_key" ON "visitor_sessions" USING btree ("site_id","secret_hash");--> statement-breakpoint
CREATE INDEX "visitor_sessions_visitor_idx" ON "visitor_sessions" USING btree ("site_id","visitor_uuid");--> statement-breakpoint
CREATE INDEX "visitor_sessions_expiry_idx" ON "visitor_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visitors_phone_key" ON "visitors" USING btree ("site_id","phone") WHERE phone IS NOT NULL;--> statement-breakpoint
CREATE INDEX "visitors_came_idx" ON "visitors" USING btree ("came_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_place_key" ON "appointments" USING btree ("site_id","location_id","starts_at","place") WHERE cancelled_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_vehicle_key" ON "appointments" USING btree ("site_id","vehicle_id","starts_at") WHERE cancelled_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_lead_key" ON "appointments" USING btree ("site_id","lead_uuid");--> statement-breakpoint
CREATE INDEX "appointments_time_idx" ON "appointments" USING btree ("site_id","location_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_open_key" ON "reservations" USING btree ("site_id","visitor_uuid","vehicle_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reservations_visitor_idx" ON "reservations" USING btree ("site_id","visitor_uuid","vehicle_id");--> statement-breakpoint
CREATE INDEX "reservations_vehicle_idx" ON "reservations" USING btree ("site_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "reservations_lead_idx" ON "reservations" USING btree ("site_id","lead_uuid");--> statement-breakpoint
CREATE INDEX "reservations_reservation_lead_idx" ON "reservations" USING btree ("site_id","reservation_lead_uuid") WHERE reservation_lead_uuid IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_phone_idx" ON "reservations" USING btree ("site_id",(contact #>> '{record,phone}'));--> statement-breakpoint
CREATE INDEX "reservations_due_idx" ON "reservations" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "finance_applications_draft_key" ON "finance_applications" USING btree ("site_id","visitor_uuid","vehicle_id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "finance_applications_visitor_idx" ON "finance_applications" USING btree ("site_id","visitor_uuid","vehicle_id");--> statement-breakpoint
CREATE INDEX "finance_applications_lead_idx" ON "finance_applications" USING btree ("site_id","lead_id");--> statement-breakpoint
CREATE INDEX "finance_applications_time_idx" ON "finance_applications" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "file_purges_time_idx" ON "file_purges" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "lead_deliveries_due_idx" ON "lead_deliveries" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "leads_time_idx" ON "leads" USING btree ("site_id","received_at");--> statement-breakpoint
CREATE INDEX "leads_vehicle_idx" ON "leads" USING btree ("site_id","vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_code_key" ON "payment_requests" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "payment_requests_lead_idx" ON "payment_requests" USING btree ("site_id","lead_uuid");--> statement-breakpoint
CREATE INDEX "payment_requests_due_idx" ON "payment_requests" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_vehicle_key" ON "purchases" USING btree ("site_id","visitor_uuid","vehicle_id");--> statement-breakpoint
CREATE INDEX "purchases_reservation_idx" ON "purchases" USING btree ("site_id","reservation_uuid");--> statement-breakpoint
CREATE INDEX "purchases_time_idx" ON "purchases" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "phone_reveals_vehicle_idx" ON "phone_reveals" USING btree ("site_id","vehicle_id","revealed_at");--> statement-breakpoint
CREATE INDEX "tracked_events_time_idx" ON "tracked_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "tracked_events_kind_idx" ON "tracked_events" USING btree ("site_id","event_id","happened_at");--> statement-breakpoint
CREATE INDEX "valuations_visitor_idx" ON "valuations" USING btree ("site_id","visitor_uuid");--> statement-breakpoint
CREATE INDEX "valuations_lead_idx" ON "valuations" USING btree ("site_id","lead_id");--> statement-breakpoint
CREATE INDEX "valuations_time_idx" ON "valuations" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "vehicles_version_idx" ON "vehicles" USING btree ("site_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_query_idx" ON "saved_searches" USING btree ("site_id","visitor_uuid","query");--> statement-breakpoint
CREATE INDEX "saved_searches_saved_idx" ON "saved_searches" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "watchlist_consents_agreed_idx" ON "watchlist_consents" USING btree ("agreed_at");--> statement-breakpoint
CREATE INDEX "watchlist_entries_added_idx" ON "watchlist_entries" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "watchlist_messages_due_idx" ON "watchlist_messages" USING btree ("site_id","due_at");--> statement-breakpoint
CREATE INDEX "watchlist_messages_made_idx" ON "watchlist_messages" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spins_visitor_key" ON "wheel_spins" USING btree ("site_id","campaign_key","visitor_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spins_code_key" ON "wheel_spins" USING btree ("site_id","code") WHERE code IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spins_lead_key" ON "wheel_spins" USING btree ("site_id","lead_uuid") WHERE lead_uuid IS NOT NULL;