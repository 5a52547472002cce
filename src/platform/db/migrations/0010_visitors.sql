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
CREATE UNIQUE INDEX "visitor_sessions_secret_key" ON "visitor_sessions" USING btree ("site_id","secret_hash");--> statement-breakpoint
CREATE INDEX "visitor_sessions_visitor_idx" ON "visitor_sessions" USING btree ("site_id","visitor_uuid");--> statement-breakpoint
CREATE INDEX "visitor_sessions_expiry_idx" ON "visitor_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visitors_phone_key" ON "visitors" USING btree ("site_id","phone") WHERE phone IS NOT NULL;--> statement-breakpoint
CREATE INDEX "visitors_came_idx" ON "visitors" USING btree ("came_at");